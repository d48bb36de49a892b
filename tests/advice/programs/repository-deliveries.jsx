import MaterialTable from '@material-table/core';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { CrewContext } from './crew';
import { spreadsheet } from './spreadsheet';
import danish from './texts.da.json';
import welsh from './texts.cy.json';

const homePort = 7;

export default function Catches({ season, catches = [], isBusy = false, reload }) {
  const { t } = useTranslation();
  const { port } = useContext(CrewContext).crew;
  const name = t('Catches');
  const sideOf = { 1: t('Port'), 2: t('Starboard') };
  const common = { align: 'center', group: '', initialEditValue: '', cellStyle: { textAlign: 'center' } };
  let columns = [
    {
      ...common,
      title: t('Ground'),
      field: 'ground',
      lookup: { 3: t('Bank'), 7: t('Bay') },
      initialEditValue: 3,
    },
    { ...common, title: t('First crate'), field: 'from' },
    {
      ...common,
      title: t('Crates'),
      field: 'crates',
      editable: 'never',
      render: (line) => {
        return parseInt(line.to) - parseInt(line.from);
      },
    },
    { ...common, title: t('Side'), field: 'side', lookup: sideOf },
    { ...common, title: t('Day'), field: 'day', type: 'date', initialEditValue: new Date() },
  ];
  if (port !== homePort) return null;
  return (
    <MaterialTable
      title={name}
      columns={columns}
      data={catches}
      isLoading={isBusy}
      style={{ paddingInlineEnd: 12 }}
      localization={localStorage.getItem('language') === 'da' ? danish : welsh}
      options={{
        draggable: false,
        actionsColumnIndex: -1,
        exportAllData: true,
        exportMenu: [
          {
            label: t('Spreadsheet'),
            exportFunc: (shown, _rows, { searchedData }) => {
              const heads = shown.map(({ field, title, group }) => ({
                key: field,
                header: `${group ?? ''}${title}`,
              }));
              const lines = searchedData.map((line) => ({ ...line, side: sideOf[line.side] }));
              spreadsheet(heads, lines, `${name} ${season}`);
            },
          },
        ],
      }}
      editable={
        port !== homePort
          ? {}
          : {
              onRowAdd: (added) =>
                new Promise((resolve, reject) => {
                  const { crates, ...line } = added;
                  if (parseInt(line.to) <= parseInt(line.from)) return reject();
                  fetch('/catches', { method: 'post', body: JSON.stringify({ ...line, season }) })
                    .then((answer) => {
                      if (!answer.ok) {
                        reject();
                        throw new Error(answer.statusText);
                      }
                      reload();
                      resolve();
                    })
                    .catch((error) => {
                      console.error(error);
                    });
                }),
              onRowDelete: (old) =>
                new Promise((resolve, reject) => {
                  fetch('/catches/' + old.id, { method: 'delete' })
                    .then((answer) => {
                      reload();
                      resolve();
                    })
                    .catch((error) => {
                      console.error(error);
                    });
                }),
            }
      }
    />
  );
}
