import MaterialTable from '@material-table/core';

interface InvoicesProps {
  columns: object[];
  rows: { id: number; number: string; total: number }[];
  heading: string;
  options?: object;
}

export function InvoicesTable({ columns, rows, heading, options }: InvoicesProps) {
  return (
    <section>
      <MaterialTable
        title={heading}
        columns={columns}
        data={rows}
        options={options}
        localization={{
          toolbar: {
            searchPlaceholder: 'Find an invoice',
            exportTitle: 'Save',
            exportCSVName: 'Save as CSV',
            exportPDFName: 'Save as PDF',
          },
          pagination: { labelDisplayedRows: '{from}–{to} out of {count}' },
        }}
      />
    </section>
  );
}
