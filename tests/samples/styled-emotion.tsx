import styled from '@emotion/styled';
import MaterialTable from '@material-table/core';

const Frame = styled.div`
  border: 2px solid teal;
  padding: 8px;
`;

export default function App() {
  return (
    <Frame>
      <MaterialTable title="Framed" columns={[{ title: 'A', field: 'a' }]} data={[{ a: 1 }]} />
    </Frame>
  );
}
