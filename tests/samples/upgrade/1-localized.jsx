import React from 'react';
import MaterialTable from 'material-table';
import pt from 'date-fns/locale/pt';

// 1.x: all texts in another language, those of the editor and the date pickers too.
// After https://github.com/mbrn/material-table.com/blob/HEAD/src/pages/docs/features/localization/portuguese-table.js
export default function Encomendas() {
  const [rows, setRows] = React.useState([{ id: 1, item: 'Vinho', day: new Date(2024, 1, 1) }]);
  return (
    <MaterialTable
      title="Encomendas"
      columns={[
        { title: 'Item', field: 'item' },
        { title: 'Dia', field: 'day', type: 'date', editable: 'never', dateSetting: { locale: 'pt' } },
      ]}
      data={rows}
      options={{ filtering: true }}
      editable={{ onRowDelete: async (old) => setRows(rows.filter((row) => row.id !== old.id)) }}
      localization={{
        header: { actions: 'Botões' },
        pagination: { labelRowsSelect: 'linhas', labelDisplayedRows: '{from}-{to} de {count}', nextTooltip: 'Adiante' },
        toolbar: { searchPlaceholder: 'Procurar' },
        body: {
          emptyDataSourceMessage: 'Nada aqui',
          deleteTooltip: 'Apagar',
          dateTimePickerLocalization: pt,
          editRow: { deleteText: 'Apagar mesmo?', saveTooltip: 'Sim', cancelTooltip: 'Não' },
        },
      }}
    />
  );
}
