import MaterialTable from '@material-table/core';
import axios from 'axios';
import jsPDF from 'jspdf';
import 'jspdf-autotable';
import { Form, Modal } from 'react-bootstrap';
import { useEffect, useState } from 'react';
import { ask } from './ask';

export default function Buoys() {
  const [buoys, setBuoys] = useState([]);
  const [moved, setMoved] = useState([]);
  const [chosen, setChosen] = useState({ id: '', mark: '' });
  const [isOpen, setIsOpen] = useState(false);
  const reload = () => {
    ask('buoys')
      .then((answer) => answer.json())
      .then((found) => setBuoys(found));
  };
  useEffect(() => {
    reload();
  }, []);
  const choose = (buoy) => {
    setChosen(buoy);
    setIsOpen(true);
  };
  const move = async () => {
    const answer = await axios.put(`/buoys/${chosen.id}`, chosen);
    setMoved(answer.data);
    setIsOpen(false);
    reload();
  };
  const heads = [
    { title: 'No.', field: 'id' },
    { title: 'Mark', field: 'mark' },
  ];
  const print = () => {
    const sheet = new jsPDF();
    sheet.autoTable({ columns: heads.map((head) => ({ ...head, dataKey: head.field })), body: buoys });
    sheet.save('buoys.pdf');
  };
  return (
    <>
      <MaterialTable
        title="Buoys"
        data={buoys}
        columns={[
          { title: 'No.', field: 'id' },
          { title: 'Mark', field: 'mark' },
          {
            title: 'Move',
            field: 'move',
            render: (buoy) => <i className="icon-anchor" aria-hidden="true" onClick={() => choose(buoy)} />,
          },
        ]}
      />
      <Modal show={isOpen} onHide={() => setIsOpen(false)}>
        <Form.Control
          value={chosen.mark}
          onChange={({ target }) => setChosen({ ...chosen, mark: target.value })}
        />
        <button onClick={move}>Move {moved.length}</button>
        <button onClick={print}>Print</button>
      </Modal>
    </>
  );
}
