import MaterialTable from "material-table";
import { useEffect, useState } from "react";
import { connect } from "react-redux";
import { GetMaterials } from "../use-cases/getMaterials";
import { DeleteMaterial } from "../use-cases/deleteMaterial";

const Materials = ({ onGetMaterials, materials, onDeleteMaterial }) => {
  useEffect(() => {
    onGetMaterials();
  }, [materials]);

  let tableData = materials.map((data) => ({
    ...data,
  }));
  const columns = [
    { title: "id", field: "id", hidden: true },
    { title: "Name", field: "material_name" },
    { title: "Unit", field: "unit" },
  ];
  const [data, setData] = useState([
    { id: "1", name: "Ring", description: "small ring", category: "fasteners" },
    { id: "2", name: "Bead", description: "small bead", category: "bead" },
  ]);
  return (
    <MaterialTable
      title="Materials"
      columns={columns}
      data={tableData}
      options={{ search: false, showTitle: false, filtering: true, addRowPosition: "first", exportButton: true }}
      editable={{
        onRowAdd: (newData) =>
          new Promise((resolve, reject) => {
            setTimeout(() => {
              setData([...data, newData]);
              resolve();
            }, 1000);
          }),
        onRowUpdate: (newData, oldData) =>
          new Promise((resolve, reject) => {
            setTimeout(() => {
              const dataUpdate = [...data];
              const index = oldData.tableData.id;
              dataUpdate[index] = newData;
              setData([...dataUpdate]);
              resolve();
            }, 1000);
          }),
        onRowDelete: (oldData) =>
          new Promise((resolve, reject) => {
            setTimeout(() => {
              const id = oldData.id;
              onDeleteMaterial(id);
              resolve();
            }, 1000);
          }),
      }}
    />
  );
};

const mapStateToProps = (state, { materials }) => ({ materials: state.materials.materialsList });
const mapDispatchToProps = (dispatch) => ({ onGetMaterials: GetMaterials(dispatch), onDeleteMaterial: DeleteMaterial(dispatch) });
export default connect(mapStateToProps, mapDispatchToProps)(Materials);
