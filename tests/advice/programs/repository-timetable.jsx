import { useEffect, useState } from "react";
import axios from "axios";
import MaterialTable from "material-table";

export default function Timetable() {
  const [timetable, setTimetable] = useState([]);
  useEffect(() => {
    const load = async () => {
      const res = await axios.get("/api/timetable/all");
      setTimetable(res.data);
    };
    load();
  }, []);
  return (
    <div className="p-26">
      <MaterialTable
        style={{ background: "#e6ffe6" }}
        title="Search yours.. "
        columns={[
          { title: "Subject", field: "subject", type: "string" },
          { title: "Date", field: "date", type: "date" },
          { title: "Time", field: "time", type: "string" },
        ]}
        data={timetable}
        options={{
          sorting: true,
          search: false,
          paging: true,
          filtering: true,
          actionsColumnIndex: -1,
          exportButton: { csv: true, pdf: true },
        }}
      />
    </div>
  );
}
