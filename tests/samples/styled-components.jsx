import styled from 'styled-components';
import MaterialTable from '@material-table/core';

const Box = styled.div`margin: 8px;`;

export default () => (
  <Box>
    <MaterialTable columns={[]} data={[]} />
  </Box>
);
