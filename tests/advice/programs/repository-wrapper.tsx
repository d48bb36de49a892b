import MaterialTable from '@material-table/core'
import React from 'react'
import { useDispatch } from 'react-redux'
import { MODAL } from '../../modals/modal.types'
import { ConfirmationDialog } from './confirmation-dialog'

export interface Props {
  modalDialog?: any
  remove?: { message?: string; action?: any }
  tableTitle: string
  tableColumns: any[]
  tableData: any[]
  loading?: any
  extraActions?: any
  extraData?: any
}
export const Wrapper = (props: Props) => {
  const dispatch = useDispatch()
  const state = React.useMemo(
    () => ({
      actions: [
        {
          icon: 'add_circle',
          tooltip: 'Add',
          hidden: false,
          isFreeAction: true,
          onClick: event => {
            dispatch({ type: MODAL, payload: { modalType: props.modalDialog, modalProps: { licenses: props.extraData } } })
          }
        },
        {
          icon: 'delete_outline',
          tooltip: 'Delete',
          hidden: false,
          onClick: (event, rowData) => {
            dispatch({ type: MODAL, payload: { modalType: ConfirmationDialog, modalProps: { dialogModel: rowData } } })
          }
        }
      ],
      options: { actionsColumnIndex: -1, grouping: true },
      columns: [
        { title: 'No', render: (row: any) => row.tableData.id + 1, sorting: false, width: 7, grouping: false }
      ]
    }),
    [props]
  )
  return (
    <div className="root">
      <MaterialTable
        title={props.tableTitle}
        data={props.tableData}
        columns={[...state.columns, ...props.tableColumns]}
        isLoading={props.loading}
        actions={props.extraActions ? state.actions.concat(props.extraActions) : state.actions}
        options={state.options}
      />
    </div>
  )
}
