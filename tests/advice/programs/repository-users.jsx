import MaterialTable from 'material-table';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { forget, loadGuests, pick } from './guests';
import { GuestForm } from './GuestForm';
import icons from './icons';

export default function Guests() {
  const dispatch = useDispatch();
  const guests = useSelector(({ inn }) => inn.guests);
  const isBusy = useSelector(({ inn }) => inn.isBusy);
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const open = (guest) => {
    setChosen(guest);
    setIsOpen(!isOpen);
  };
  useEffect(() => {
    dispatch(loadGuests());
  }, []);
  const columns = [
    { title: 'Face', field: 'face', render: (guest) => <img src={guest.face} width="32" /> },
    { title: 'Cabin', field: 'cabin' },
    { title: 'Name', field: 'name' },
  ];
  if (isBusy) return <p>Asking at the desk</p>;
  return (
    guests.length !== 0 && (
      <>
        <GuestForm isOpen={isOpen} guest={chosen} />
        <MaterialTable
          title=""
          columns={columns}
          data={guests}
          icons={icons}
          actions={[
            { icon: icons.Delete, tooltip: 'Ashore', onClick: (_event, guest) => dispatch(forget(guest.id)) },
            {
              icon: icons.Edit,
              tooltip: 'Change',
              onClick: (_event, guest) => {
                open(guest.id);
                dispatch(pick(guest.id));
              },
            },
            { icon: icons.Add, tooltip: 'Aboard', isFreeAction: true, onClick: () => open('') },
          ]}
        />
      </>
    )
  );
}
