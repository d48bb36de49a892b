import MaterialTable from 'material-table';

export function Warnings({ report }) {
  let columns = [
    { title: 'Force', field: 'force', type: 'numeric' },
    { title: 'Warning', field: 'warning' },
    { title: 'Waters', field: 'waters' },
  ];
  let rows = [];
  const parts = [];
  for (let part in report) if (part !== 'warnings') parts.push(<p key={part}>{part}</p>);
  if (!report.warnings.length) return <p>Fair weather.</p>;
  const isLong = report.warnings[0].length === 4;
  if (isLong) columns.push({ title: 'Until', field: 'until' });
  report.warnings.map(function (line) {
    rows.push({ force: line[0], warning: line[1], waters: line[2], ...(isLong && { until: line[3] }) });
  });
  return (
    <>
      {parts}
      <MaterialTable
        // icons={icons}
        title="Gale warnings"
        columns={columns}
        data={rows}
        options={{ gale: '' }}
      />
    </>
  );
}
