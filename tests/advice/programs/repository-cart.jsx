import MaterialTable from "material-table";
import { Link } from "@material-ui/core";
import { withStyles } from "@material-ui/core/styles";
import Typography from "@material-ui/core/Typography";

const White = withStyles({ root: { color: "#FFF" } })(Typography);

export const Basket = () => {
  const data = [
    { id: 1, item: "Pen", price: 300, count: 3, sum: 900, remove: "Remove" },
    { id: 2, item: "Ink", price: 850, count: 1, sum: 850, remove: "Remove" },
    { id: 3, item: "Pad", price: 570, count: 2, sum: 1140, remove: "Remove" },
    { id: "", item: "", price: "", count: "SUM = ", sum: 2890, remove: "" },
  ];
  const total = [{ total: 2890 }];
  const columns = [
    { title: "ID", field: "id" },
    { title: "Item", field: "item" },
    { title: "Price", field: "price" },
    { title: "Count", field: "count", type: "number" },
    { title: "Sum", field: "sum" },
    { title: "Remove", field: "remove", render: (rowData) => <Link>{rowData.remove}</Link> },
  ];
  return (
    <div>
      <White variant="h3">BASKET</White>
      <MaterialTable
        title="My basket"
        style={{ backgroundColor: "#d6d6d6" }}
        data={data}
        columns={columns}
        total={total}
        options={{ search: false, paging: false }}
      />
    </div>
  );
};
