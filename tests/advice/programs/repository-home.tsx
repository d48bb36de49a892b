import React, { useState, useEffect } from 'react';
import MaterialTable from 'material-table';
import { AppUser } from '../../dtos/appUser';
import { roomList } from '../../remote/room-list-search';

export interface IHomeProps {
  authUser: AppUser;
}

export function Home(props: IHomeProps) {
  const [campus, setCampus] = useState([]);
  const [associates, setAssociates] = useState([]);
  const [rooms, setRooms] = useState([]);
  useEffect(() => {}, []);
  const getRooms = async () => {
    let rooms = await roomList();
    setRooms(rooms)
  }
  const getAssociates = () => {
    let associates = [{ name: 'a' }, { name: 'b' }]
    //@ts-ignore
    setAssociates(associates);
  }
  return (
    <>
      {props.authUser?.role == 'Admin' ?
        < MaterialTable
          columns={[
            { title: 'Campus Name', field: 'name' },
            { title: 'Number of Buildings', field: 'buildings.length' }
          ]}
          data={campus}
          title="Campus"
        />
        : props.authUser?.role == 'Trainer' ?
          < MaterialTable columns={[{ title: 'Associate Name', field: 'name' }]} data={associates} title="Associates" />
          : props.authUser?.role == 'Manager' ?
            < MaterialTable
              columns={[{ title: 'Room Number', field: 'roomNumber' }, { title: 'Occupancy', field: 'maxOccupancy' }]}
              data={rooms}
              title="Rooms"
            />
            : <></>
      }
    </>
  )
}
