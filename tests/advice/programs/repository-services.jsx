import React, { useEffect, useState } from 'react';
import MaterialTable from '@material-table/core';
import { Dropdown } from 'react-bootstrap';
import { useDispatch, useSelector } from 'react-redux';
import { SwitchAction, ListAction } from '../../../../redux/actions';
import { Link } from 'react-router-dom';

const Services = () => {
  const dispatch = useDispatch();
  const answer = useSelector(state => state.services)
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const switchIt = (data) => dispatch(SwitchAction({ data: data }))
  useEffect(() => {
    dispatch(ListAction({ apiUrl: "service_list" }))
  }, [dispatch])
  return (
    <section>
      <MaterialTable
        title="Roles"
        columns={[
          { title: '#', field: 'id', render: (rowData) => rowData.tableData.index + 1 },
          { title: 'Profile', field: 'profile' },
          {
            title: 'Main Service', field: 'main_service',
            render: (rowData) => {
              return (
                rowData.main_service.map((value, index) => {
                  return (<p className='mb-0' key={index}>{value.parent_service}</p>)
                })
              )
            }
          },
          { title: 'Date Created', field: 'date_created' },
          {
            title: 'Status', field: 'status',
            render: (rowData) => {
              return (rowData.status === 1 ? <span>Active</span> : <span>Off</span>)
            }
          },
          {
            title: 'Action', field: 'Action',
            render: (rowData) => {
              return (
                <Dropdown>
                  <button onClick={() => show(rowData)}>Edit</button>
                  <Link to="/permissions">View</Link>
                  <button onClick={() => switchIt({ status: 2, id: rowData.id })}>Deactivate</button>
                </Dropdown>
              )
            }
          }
        ]}
        data={[
          { profile: "Administrator", main_service: [{ parent_service: "KYC" }, { parent_service: "BGC" }], users: "2 Users", date_created: "20-JUN-1990 08:03:00", status: 1 },
          { profile: "Lead", main_service: [{ parent_service: "KYC" }], users: "2 Users", date_created: "20-JUN-1990 08:03:00", status: 2 },
        ]}
        options={{ actionsColumnIndex: -1, numberOfPagesAround: 10 }}
        actions={[
          {
            icon: 'Create Role',
            iconProps: { className: 'btn btn-secondary FreeAction' },
            isFreeAction: true,
            onClick: (event) => { show() }
          }
        ]}
      />
      {open && answer.loading}
    </section>
  );
}

export default Services
