import MaterialTable from '@material-table/core';
import { useEffect, useState } from 'react';
import { connect } from 'redux-bundler-react';
import { icons } from './icons';
import { loadStore } from './load-store';
import { toPdf, toSheet } from './save';

function Store({ match, pass }) {
  const { shelf } = match.params;
  const [isBusy, setIsBusy] = useState(false);
  const [goods, setGoods] = useState([]);
  const [isOwn, setIsOwn] = useState(false);
  useEffect(() => {
    if (!shelf) return;
    setIsBusy(true);
    loadStore(shelf, pass)
      .then(({ data }) => {
        setIsBusy(false);
        setGoods(data.goods ?? data);
        if (data.isOwn) setIsOwn(data.isOwn);
      })
      .catch(() => {
        setIsBusy(false);
        setGoods([]);
      });
  }, []);

  const list = () => {
    if (goods.length === 0) return <p>This shelf is empty.</p>;
    const known = Object.keys(goods[0]);
    const wanted = [
      { title: 'Crate', field: 'crate', editable: 'never' },
      { title: 'Year', field: 'year', editable: 'never' },
    ];
    if (isOwn) wanted.push({ title: 'Counted by', field: 'countedBy', editable: 'never' });
    let columns = [];
    for (const column of wanted) {
      if (known.includes(column.field)) columns.push(column);
    }
    return (
      <MaterialTable
        title=""
        icons={icons}
        columns={columns}
        data={goods}
        localization={{ toolbar: { searchPlaceholder: 'Search the shelf' } }}
        options={{
          exportButton: true,
          exportAllData: true,
          exportMenu: [
            { label: 'PDF', exportFunc: (shown, rows) => toPdf([...shown], [...rows]) },
            { label: 'Sheet', exportFunc: (shown, rows) => toSheet([...rows], 'shelf', ['year']) },
          ],
          headerStyle: { backgroundColor: 'slategray', color: 'white' },
        }}
      />
    );
  };
  return <main>{isBusy ? 'Counting' : list()}</main>;
}

export default connect('selectPass', Store);
