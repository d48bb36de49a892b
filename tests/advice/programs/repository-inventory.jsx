import React from 'react';
import { tableIcons } from '../../material-table/config'
import MaterialTable from '@material-table/core'
import { downloadExcel, downloadPdf } from '../../tools/tools'
import { inventoryById } from '../../../publics/actions'
import { connect } from 'redux-bundler-react';

function Inventory({ match, userToken }) {
  const invId = match.params.id
  const [loading, setLoading] = React.useState(false);
  const [inventories, setInventories] = React.useState([]);
  const [editable, setEditable] = React.useState(false)

  const materialTableSelect = () => {
    if (inventories.length > 0) {
      const cols = Object.keys(inventories[0])
      let columns = []
      const cols_config = [
        { title: 'Num', field: 'num', editable: 'never' },
        { title: 'Fiscal Year', field: 'fiscal_year', editable: 'never' },
      ]
      if (editable) cols_config.push({ title: 'Updated By', field: 'updated_by', editable: 'never' })
      for (const col_config of cols_config) {
        if (col_config.hasOwnProperty('field') && col_config) {
          if (cols.includes(col_config.field)) columns.push(col_config)
        }
      }
      return (
        <div style={{ maxWidth: '100%' }}>
          <MaterialTable
            icons={tableIcons}
            columns={columns}
            data={inventories}
            localization={{ toolbar: { searchPlaceholder: "Filter Search" } }}
            options={{
              exportMenu: [
                { label: 'Export to PDF', exportFunc: (columns, eqs) => downloadPdf([...columns], [...eqs]) },
                { label: 'Export to Excel', exportFunc: (columns, eqs) => downloadExcel([...eqs], "Report", ["status"]) }
              ],
              exportButton: true,
              exportAllData: true,
              headerStyle: { backgroundColor: "#969696", color: "#FFF" }
            }}
            title=""
          />
        </div>
      )
    }
    return (<p>No Data Found.</p>)
  }
  React.useEffect(() => {
    if (invId) {
      setLoading(true)
      inventoryById(invId, userToken)
        .then((response) => response.data).then((data) => {
          setLoading(false)
          setInventories(data.status == 200 ? data.data : data)
          if (data.status == 200 && data.editable) setEditable(data.editable)
        }).catch(function (error) {
          setLoading(false)
          setInventories([])
        });
    }
  }, []);
  return (
    <div>
      {loading ? 'Loading' : null}
      {!loading ? materialTableSelect() : null}
    </div>
  );
}

export default connect('selectUserToken', Inventory);
