import { faAnchor, faLifeRing } from '@fortawesome/free-solid-svg-icons';
import { FontAwesomeIcon } from '@fortawesome/react-fontawesome';
import MaterialTable from '@material-table/core';
import { useEffect, useState } from 'react';
import { useHistory, useParams } from 'react-router-dom';
import axios from './axios';

export default function Ferries({ pass, line }) {
  const history = useHistory();
  const { quay } = useParams();
  const [wanted] = useState([]);
  const [ferries, setFerries] = useState([]);
  useEffect(() => {
    const load = async () => {
      const { data } = await axios.get(`lines/${line}`, { headers: { pass } });
      setFerries(data.filter((ferry) => wanted.includes(ferry._id)));
    };
    load();
  }, [pass, line, wanted[0]]);
  const stop = async (ferry) => {
    await axios.patch(`/ferries/${ferry._id}`, { isRunning: false });
    setFerries(ferries.filter((one) => one._id !== ferry._id));
  };
  return (
    <MaterialTable
      title="Meine Fähren"
      columns={[
        { title: 'Name', render: (ferry) => <em>{ferry.name}</em> },
        { title: 'Ziel', field: 'target' },
        { title: 'Zustand', render: (ferry) => <>{ferry.isRunning ? <b>fährt</b> : <i>liegt</i>}</> },
        {
          title: 'Werkzeug',
          render: (ferry) => (
            <span>
              <button onClick={() => history.push(`/ferry/${ferry._id}`)}>
                <FontAwesomeIcon icon={faAnchor} />
              </button>
              <button onClick={() => stop(ferry)}>
                <FontAwesomeIcon icon={faLifeRing} />
              </button>
            </span>
          ),
        },
      ]}
      data={ferries}
      actions={[
        { icon: 'add_box', tooltip: '', position: 'toolbar', onClick: () => history.push(`/new/${quay}`) },
      ]}
      options={{
        actionsColumnIndex: -1,
        pageSize: 6,
        pageSizeOptions: [6],
        emptyRowsWhenPaging: true,
        rowStyle: { height: '12px' },
      }}
      localization={{
        toolbar: { searchPlaceholder: 'Suchen', searchTooltip: '' },
        header: { actions: 'Anhalten' },
        body: { emptyDataSourceMessage: 'Keine Fähre' },
        pagination: {
          labelRowsSelect: 'Zeilen',
          labelDisplayedRows: '{from}-{to} von {count}',
          firstTooltip: '',
          nextTooltip: '',
        },
      }}
    />
  );
}
