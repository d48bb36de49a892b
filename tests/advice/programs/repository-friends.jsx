import React from 'react'
import MaterialTable from 'material-table'

function Friends({ friends }) {
  return (
    <div>
      <MaterialTable title="Friends"
        columns={[
          { title: 'Name', field: 'displayName' },
          { title: 'Tier', field: 'tier' },
        ]}
        data={friends}
        options={{ paging: false, search: false }}
        detailPanel={[
          {
            render: rowData => {
              return (
                <div>
                  <button>Remove</button>
                  <li>{rowData.displayName}</li>
                  <li>{rowData.totalScore}</li>
                </div>
              )
            }
          }
        ]}
      />
    </div>
  )
}

export default Friends
