import TableHead from '@material-ui/core/TableHead';
import MaterialTable from 'material-table';
import { Component } from 'react';
import { connect } from 'react-redux';
import { keepLamps } from './lamps';
import { Waves } from './Waves';

class Panel extends Component {
  state = { lamps: [], isBusy: false };

  componentDidMount() {
    if (this.state.lamps.length !== this.props.panel.lamps.length)
      this.setState({ lamps: this.props.panel.lamps });
  }

  turn = (lamp, isOn) => {
    const lamps = this.state.lamps.map((one) => (one.lamp === lamp ? { ...one, isOn } : one));
    this.setState({ lamps });
    this.props.keepLamps(lamps);
  };

  renderLamps = () => (
    <fieldset>
      {this.state.lamps.map(({ lamp }) => (
        <input key={lamp} type="checkbox" onChange={({ target }) => this.turn(lamp, target.checked)} />
      ))}
    </fieldset>
  );

  renderPanel() {
    const { isNarrow, panel } = this.props;
    const narrow = { width: '2px', padding: 0, whiteSpace: 'nowrap' };
    const columns = [{ title: 'Part', field: 'part', headerStyle: narrow, cellStyle: narrow }];
    if (!isNarrow) {
      columns.unshift({ title: 'No.', field: 'number', headerStyle: narrow, cellStyle: narrow });
    }
    return (
      <MaterialTable
        title="Panel"
        columns={columns}
        data={panel.lamps && panel.lamps.length > 0 ? [{ part: 'Lamps' }] : []}
        detailPanel={[
          {
            render: () => {
              return this.renderLamps();
            },
          },
        ]}
        onRowClick={(_event, _part, togglePanel) => togglePanel()}
        options={{ rowStyle: { height: 'auto' }, headerStyle: { backgroundColor: 'lightsteelblue' } }}
        components={
          this.state.isBusy
            ? {
                Body: (props) => <Waves />,
                Header: (props) => <TableHead />,
              }
            : null
        }
      />
    );
  }

  render() {
    return <main>{this.renderPanel()}</main>;
  }
}

export default connect(({ isNarrow, bridge }) => ({ isNarrow, panel: bridge.panel }), { keepLamps })(Panel);
