import React, { useEffect, useState } from "react";
import { QuestionCard, AnswerCard } from "../../models/cards";
import Axios from '../../customHook/useAxios';
import MaterialTable, { Column } from 'material-table'

interface IProps {
  url: string,
  TableName: string,
  columns: Column<QuestionCard | AnswerCard>[]
}

const Cards: React.FC<IProps> = ({ url, TableName, columns }) => {
  const [data, setData] = useState<(QuestionCard | AnswerCard)[]>([]);
  useEffect(() => {
    Axios(setData, url)
  }, [setData, url])
  return (
    <div className="DataTable">
      <MaterialTable title={TableName} onChangePage={() => {
        console.log("d")
      }}
        data={data}
        columns={columns}
        options={{
          filtering: true,
          exportButton: true,
          grouping: true,
          selection: true,
          headerStyle: { textAlign: 'center' }
        }}
        editable={{
          onRowAdd: (newRow) => new Promise((resolve, reject) => {
            const updatedData = [...data, newRow]
            setTimeout(() => {
              console.log(updatedData);
              // resolve()
            }, 2000);
          }),
          onRowUpdate: (newData, oldData) =>
            new Promise((resolve, reject) => {
              setTimeout(() => {
                const dataUpdate = [...data];
                console.log(dataUpdate)
                // const index = oldData.tableData.id;
                // resolve();
              }, 1000)
            }),
          onRowDelete: oldData =>
            new Promise((resolve, reject) => {
              setTimeout(() => {
                // resolve();
              }, 1000)
            }),
        }}
        style={{ fontSize: 'small', textAlign: 'center' }}
      />
    </div>
  )
}
export default Cards;
