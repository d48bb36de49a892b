// The list before it was a table:
// export default function Tasks() {
//   return <ul>{tasks.map((task) => <li>{task.task}</li>)}</ul>;
// }

import MaterialTable from '@material-table/core';
import { Dialog } from '@mui/material';
import axios from 'axios';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Swal from 'sweetalert2';

export default function Tasks() {
  const navigate = useNavigate();
  const [tasks, setTasks] = useState([]);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const reload = async () => {
    const answer = await axios.get('/tasks');
    setTasks(answer.data.tasks);
  };
  useEffect(() => {
    reload();
  }, []);
  const change = (task) => {
    setText(task.task);
    setIsOpen(true);
  };
  const cross = (task) => {
    Swal.fire({ title: 'Cross it out?' }).then(async (choice) => {
      if (!choice.isConfirmed) return;
      await axios.delete(`/tasks/${task._id}`);
      reload();
    });
  };
  function list() {
    return (
      <MaterialTable
        title="On board"
        columns={[
          { title: 'Task', field: 'task' },
          { title: 'Deck', field: 'deck' },
        ]}
        data={tasks}
        actions={[
          { icon: 'edit', tooltip: 'Change', onClick: (_event, task) => change(task) },
          { icon: 'delete', tooltip: 'Cross out', onClick: (_event, task) => cross(task) },
          { icon: 'add', tooltip: 'New task', isFreeAction: true, onClick: () => navigate('/new') },
        ]}
      />
    );
  }
  return (
    <>
      {list()}
      <Dialog open={isOpen}>
        <input value={text} onChange={({ target }) => setText(target.value)} />
      </Dialog>
    </>
  );
}
