import React from 'react';
import MaterialTable from '@material-table/core';
import format from 'date-fns/format';
import de from 'date-fns/locale/de';

// 4.3: date-fns 2.
// After https://github.com/mbrn/material-table/pull/1149
export default function Dated() {
  return (
    <MaterialTable
      title={format(new Date(2024, 2, 1), 'MMMM', { locale: de })}
      columns={[{ title: 'Day', field: 'day', type: 'date' }]}
      data={[{ id: 1, day: new Date(2024, 4, 1) }]}
      options={{ filtering: true }}
      localization={{ dateTimePickerLocalization: de }}
    />
  );
}
