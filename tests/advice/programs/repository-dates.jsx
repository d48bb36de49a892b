import React from "react";
import MaterialTable from "@material-table/core";

const data = [
  { id: 1, name: "Bottle", quantity: "10", date: new Date() },
  { id: 2, name: "Helper", quantity: "10", date: new Date() },
  { id: 3, name: "Blanket", quantity: "200", date: new Date() },
];
const columns = [
  { title: "Name", field: "name", width: "150", cellStyle: { whiteSpace: 'nowrap' } },
  { title: "Quantity", field: "quantity", width: "150", cellStyle: { whiteSpace: 'nowrap' } },
  { title: "Date", field: "date", width: "150", type: "date", cellStyle: { whiteSpace: 'nowrap' } }
];
const Goods = () => {
  return (
    <div className="demo">
      <MaterialTable columns={columns} data={data} />
    </div>
  )
}
export default Goods;
