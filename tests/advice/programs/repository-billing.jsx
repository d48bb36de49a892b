import MaterialTable from 'material-table';
import { Component } from 'react';
import { Navigate } from 'react-router-dom';
import { withReport } from './with-report';

class Tolls extends Component {
  state = { isAway: false };

  componentDidMount() {
    this.timer = setInterval(() => this.setState({ isAway: document.hidden }), 5000);
  }

  componentWillUnmount() {
    clearInterval(this.timer);
  }

  render() {
    const { failure, report } = this.props;
    if (failure) return <Navigate to="/gate" />;
    if (!report.table) return <p>Counting …</p>;
    return (
      <MaterialTable
        title="Tolls"
        columns={this.props.report.table.columns}
        data={this.props.report.table.rows}
        options={{
          sorting: true,
          grouping: true,
          exportButton: true,
          exportAllData: true,
          pageSize: 15,
          pageSizeOptions: [20, 40, 80],
          headerStyle: { backgroundColor: 'teal', color: 'white' },
          rowStyle: { fontFamily: 'serif' },
        }}
      />
    );
  }
}

export default withReport('/tolls')(Tolls);
