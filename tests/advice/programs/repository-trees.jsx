import MaterialTable from '@material-table/core';
import plan from './plan.json';
import texts from './texts';

const heads = [
  { label: 'Deck', type: 'string' },
  { label: 'Laid', type: 'date' },
];
export const chart = [heads, ...plan.decks.map(({ name, laid }) => [name, new Date(laid)])];

export default function Plan() {
  return (
    <>
      <MaterialTable
        columns={[
          {
            title: 'Raum',
            field: 'room',
            cellStyle: (_value, room) => {
              const paddingLeft = 9 * room.depth;
              return { paddingLeft: paddingLeft };
            },
          },
        ]}
        data={plan.rooms}
        collapseContent={true}
        localization={texts}
        parentChildData={(room, rooms) => rooms.find(({ id }) => id === room.within)}
        options={{
          paging: false,
          toolbar: false,
          showTitle: false,
          rowStyle: (room) => {
            const depth = room.tableData.path.length - 1;
            const style = { '--indent': `${depth * 8}px` };
            return room.tableData.isTreeExpanded ? { ...style, fontWeight: 700 } : style;
          },
        }}
      />
      <MaterialTable
        title="Aufgaben"
        columns={[
          {
            title: 'Aufgabe',
            field: 'task',
            cellStyle: (_value, task) => ({ paddingLeft: 12 * task.depth }),
          },
        ]}
        data={plan.tasks}
        localization={texts}
        parentChildData={(task, tasks) => tasks.find(({ id }) => id === task.within)}
      />
    </>
  );
}
