import MaterialTable, { type Action, type Column, type Options } from '@material-table/core';
import { MTableBodyRow } from '@material-table/core';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, Stack, Typography } from '@mui/material';
import { type ComponentProps, createContext, type DragEvent, useContext, useMemo, useState } from 'react';

export interface Player {
  id: number;
  name: string;
  shirt: number;
}

interface Moves {
  /** Put a player into the team, before another or at its end. */
  join: (id: number, before?: number) => void;
  leave: (id: number) => void;
  mayMove: (id: number) => boolean;
  isMember: (id: number) => boolean;
}

const limit = 11;
const MovesContext = createContext<Moves>({
  join: () => {},
  leave: () => {},
  mayMove: () => false,
  isMember: () => false,
});

export default function Team({ start }: { start: Player[] }) {
  const [players, setPlayers] = useState(start);
  const [team, setTeam] = useState<number[]>([]);
  const isFull = team.length >= limit;
  const isMember = (id: number) => team.includes(id);
  const mayMove = (id: number) => !isFull || isMember(id);
  const leave = (id: number) => setTeam(team.filter((member) => member !== id));
  const join = (id: number, before?: number) => {
    if (!mayMove(id) || id === before) return;
    const others = team.filter((member) => member !== id);
    const index = before === undefined ? others.length : others.indexOf(before);
    setTeam(others.toSpliced(index, 0, id));
  };
  const update = async ({ id, name, shirt }: Player) =>
    setPlayers((current) =>
      current.map((player) => (player.id === id ? { id, name, shirt: Number(shirt) } : player)),
    );
  const available = useMemo(() => players.filter(({ id }) => !team.includes(id)), [players, team]);
  const members = useMemo(
    () => team.flatMap((id) => players.find((player) => player.id === id) ?? []),
    [players, team],
  );
  const add = ({ id, name }: Player): Action<Player> => ({
    icon: ArrowForward,
    tooltip: `Add ${name}`,
    disabled: isFull,
    onClick: () => join(id),
  });
  const remove = ({ id, name }: Player): Action<Player> => ({
    icon: ArrowBack,
    tooltip: `Remove ${name}`,
    onClick: () => leave(id),
  });
  const moveUp = ({ id, name }: Player): Action<Player> => ({
    icon: ArrowUpward,
    tooltip: `Move ${name} up`,
    disabled: team[0] === id,
    onClick: () => join(id, team[team.indexOf(id) - 1]),
  });
  return (
    <MovesContext value={{ join, leave, mayMove, isMember }}>
      <Typography role="status">
        {team.length} of {limit} players
      </Typography>
      <Stack direction="row">
        <List title="Available" players={available} actions={[add]} update={update} drop={leave} />
        <List title="Team" players={members} actions={[remove, moveUp]} update={update} drop={join} />
      </Stack>
    </MovesContext>
  );
}

interface ListProps {
  title: string;
  players: Player[];
  actions: ((player: Player) => Action<Player>)[];
  update: (player: Player) => Promise<void>;
  drop: (id: number) => void;
}

function List({ title, players, actions, update, drop }: ListProps) {
  const columns = useMemo<Column<Player>[]>(
    () => [
      { title: 'Player', field: 'name' },
      { title: 'Shirt', field: 'shirt', type: 'numeric' },
    ],
    [],
  );
  return (
    <Box sx={{ flex: 1 }} role="group" aria-label={title} onDragOver={allow} onDrop={(e) => drop(dropped(e))}>
      <MaterialTable
        title={title}
        columns={columns}
        data={players}
        options={options}
        actions={actions}
        components={components}
        editable={{ onRowUpdate: update, editTooltip: ({ name }) => `Edit ${name}` }}
      />
    </Box>
  );
}

const options: Options<Player> = { maxColumnSort: 0, paging: false, search: false, draggable: false };

const allow = (event: DragEvent) => event.preventDefault();

function dropped(event: DragEvent): number {
  event.preventDefault();
  event.stopPropagation();
  return Number(event.dataTransfer.getData('text/plain'));
}

/** Rows can't be dragged with the keyboard: the buttons do the same. */
function DraggableRow(props: ComponentProps<typeof MTableBodyRow> & { data: Player }) {
  const { join, leave, mayMove, isMember } = useContext(MovesContext);
  const { id } = props.data;
  return (
    <MTableBodyRow
      {...props}
      draggable={mayMove(id)}
      onDragStart={(event: DragEvent) => event.dataTransfer.setData('text/plain', String(id))}
      onDragOver={allow}
      onDrop={(event: DragEvent) => (isMember(id) ? join(dropped(event), id) : leave(dropped(event)))}
    />
  );
}

const components = { Row: DraggableRow };
