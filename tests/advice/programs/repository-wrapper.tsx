import MaterialTable from '@material-table/core';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { AskFirst } from './AskFirst';
import { SHOW } from './dialogs';

interface Props {
  heading: string;
  columns: any[];
  rows: any[];
  isBusy?: any;
  dialog?: any;
  moreActions?: any;
  extra?: any;
}

/** The table of every list of this app. */
export function List(props: Props) {
  const dispatch = useDispatch();
  const fixed = useMemo(
    () => ({
      actions: [
        {
          icon: 'add_circle',
          tooltip: 'New',
          hidden: false,
          isFreeAction: true,
          onClick: () => {
            dispatch({ type: SHOW, dialog: props.dialog, with: { extra: props.extra } });
          },
        },
        {
          icon: 'delete_outline',
          tooltip: 'Delete',
          hidden: false,
          onClick: (_event, row) => {
            dispatch({ type: SHOW, dialog: AskFirst, with: { row } });
          },
        },
      ],
      columns: [
        { title: '#', render: (row: any) => row.tableData.id + 1, sorting: false, grouping: false, width: 8 },
      ],
      options: { actionsColumnIndex: -1, grouping: true },
    }),
    [props],
  );
  return (
    <MaterialTable
      title={props.heading}
      columns={[...fixed.columns, ...props.columns]}
      data={props.rows}
      isLoading={props.isBusy}
      actions={props.moreActions ? fixed.actions.concat(props.moreActions) : fixed.actions}
      options={fixed.options}
    />
  );
}
