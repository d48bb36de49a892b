import { es } from 'date-fns/locale';

/** Every string of the table, in Spanish. */
export const spanish = {
  // Works only at the top level, where the types don't list it.
  dateTimePickerLocalization: es,
  error: 'No se pudieron cargar los datos',
  header: { actions: 'Acciones' },
  grouping: { groupedBy: 'Agrupado por:', placeholder: 'Arrastra aquí una columna para agrupar' },
  pagination: {
    labelDisplayedRows: '{from}-{to} de {count}',
    labelRowsPerPage: 'Filas por página:',
    labelRows: 'filas',
    firstTooltip: 'Primera página',
    firstAriaLabel: 'Primera página',
    previousTooltip: 'Página anterior',
    previousAriaLabel: 'Página anterior',
    nextTooltip: 'Página siguiente',
    nextAriaLabel: 'Página siguiente',
    lastTooltip: 'Última página',
    lastAriaLabel: 'Última página',
  },
  toolbar: {
    nRowsSelected: (count: number) => (count === 1 ? 'Una fila elegida' : `${count} filas elegidas`),
    addRemoveColumns: 'Mostrar u ocultar columnas',
    showColumnsTitle: 'Columnas',
    showColumnsAriaLabel: 'Columnas',
    exportTitle: 'Exportar',
    exportAriaLabel: 'Exportar',
    searchTooltip: 'Buscar',
    searchPlaceholder: 'Buscar',
    searchAriaLabel: 'Buscar',
    clearSearchAriaLabel: 'Borrar la búsqueda',
  },
  body: {
    emptyDataSourceMessage: 'No hay pedidos',
    addTooltip: 'Añadir',
    editTooltip: 'Editar',
    deleteTooltip: 'Eliminar',
    bulkEditTooltip: 'Editar todas',
    bulkEditApprove: 'Guardar todas',
    bulkEditCancel: 'Descartar todas',
    saveTooltip: 'Guardar',
    cancelTooltip: 'Cancelar',
    editRow: { saveTooltip: 'Guardar', cancelTooltip: 'Cancelar', deleteText: '¿Eliminar este pedido?' },
    filterRow: { filterPlaceHolder: 'Filtrar', filterTooltip: 'Filtrar' },
  },
};
