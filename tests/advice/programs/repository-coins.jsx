import { withStyles } from '@material-ui/core/styles';
import MaterialTable from 'material-table';
import { Component } from 'react';
import { Flags } from './Flags';
import { signals } from './signals';

class Signals extends Component {
  state = {
    isBusy: true,
    book: { signals: [] },
    columns: [
      { title: 'Order', field: 'order' },
      { title: 'Letter', field: 'letter' },
      { title: 'Flag', field: 'flag', render: (signal) => <img src={signal.flag} alt="" width="30" /> },
      { title: 'Meaning', field: 'meaning' },
    ],
  };

  componentDidMount() {
    signals
      .list()
      .then((answer) => {
        if (answer.status === 200) this.setState({ book: { signals: answer.data }, isBusy: false });
      })
      .catch((error) => console.error(error));
  }

  render() {
    if (this.state.isBusy) return <p>Reading the book of signals</p>;
    return (
      <MaterialTable
        title="Signals"
        columns={this.state.columns}
        data={this.state.book.signals}
        options={{
          filtering: true,
          draggable: false,
          pageSize: 13,
          pageSizeOptions: [13, 26],
          rowStyle: { backgroundColor: 'aliceblue' },
        }}
        detailPanel={(signal) => {
          console.log(signal.data);
          return <Flags letter={signal.letter} meaning={signal.meaning} />;
        }}
        onRowClick={(_event, _signal, togglePanel) => togglePanel()}
      />
    );
  }
}

export default withStyles({})(Signals);
