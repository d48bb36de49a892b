import React, { Component } from 'react';
import { withStyles } from '@material-ui/core/styles';
import MaterialTable from 'material-table';
import axios from 'axios';
import CoinDetail from '../CoinDetail/CoinDetail';

class Coins extends Component {
  constructor(props) {
    super(props);
    this.state = {
      coinList: { coins: [] },
      isLoading: true,
      columns: [
        { title: 'Rank #', field: 'rank' },
        { title: 'ID', field: 'id' },
        { title: 'Logo', field: 'image', render: rowData => <img src={rowData.image} style={{ width: 25 }} alt="" /> },
        { title: 'Price', field: 'price' },
      ],
      currency: [],
      selectedIndex: 1,
    }
  }
  componentDidMount = () => {
    axios({ method: 'get', url: `https://api.example.com/coins` })
      .then(data => {
        if (data.status !== 200) {
          alert("Unable to fetch data!");
          return;
        } else {
          this.setState({ ...this.state, coinList: { coins: data.data }, isLoading: false })
        }
      })
      .catch(e => console.log(e))
  }
  pick = (event, index) => {
    this.setState({ ...this.state, selectedIndex: index })
  };
  render() {
    const { classes } = this.props;
    return (
      <div className={classes.background}>
        {this.state.isLoading ?
          <div>Please wait.</div>
          :
          <MaterialTable
            title="Coins"
            columns={this.state.columns}
            data={this.state.coinList.coins}
            options={{ filtering: true, pageSize: 10, pageSizeOptions: [10, 25], draggable: false, rowStyle: { backgroundColor: '#EEE' } }}
            detailPanel={rowData => {
              console.log(rowData.data)
              return <CoinDetail symbol={rowData.symbol} id={rowData.id} high24h={rowData.high_24h} name={rowData.name} />
            }}
            onRowClick={(event, rowData, togglePanel) => togglePanel()}
          />
        }
      </div >
    )
  }
}

export default withStyles({})(Coins)
