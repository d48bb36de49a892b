import React, { useEffect, useState } from 'react';
import MaterialTable from "@material-table/core";
import EditIcon from '@mui/icons-material/Edit';
import axiosClient from '../../axios-client';
import BookingsModal from '../../views/modal/BookingsModal';
import Loading from '../loader/Loading';
import { useLocation, useParams } from 'react-router-dom';

export default function Bookings() {
  const location = useLocation()
  const param = useParams()
  const [loading, setLoading] = useState(true);
  const [showModal, setShowModal] = useState(false)
  const paginationAlignment = useState("center")
  const [booking, setBooking] = useState([])
  const [info, setInfo] = useState([{ id: null, client_id: "", status: "" }])

  const load = () => {
    setLoading(true)
    axiosClient.get(`/service_center/booking/${param.id}`)
      .then(({ data }) => {
        setBooking(data)
        setLoading(false)
      })
  }
  const columns = [
    { field: "client_name", title: "Client Name" },
    { field: "status", title: "Status" },
    { field: "created_at", title: "Date Created" },
  ];
  const action = [
    {
      icon: () => <div className="btn btn-primary">Add New</div>,
      tooltip: 'Add User',
      isFreeAction: true,
      onClick: (event) => setShowModal(true)
    },
    {
      icon: () => <div className="btn btn-success btn-sm"><EditIcon /></div>,
      tooltip: 'Edit Booking',
      onClick: (event, rowData) => {
        setInfo({ ...info, id: rowData.id, client_id: rowData.client_id, status: rowData.status })
        setShowModal(true)
      }
    }
  ]
  const options = {
    paginationAlignment,
    actionsColumnIndex: -1,
    searchFieldAlignment: "left",
    searchFieldStyle: { whiteSpace: 'nowrap', fontWeight: 450 },
    rowStyle: { fontSize: 14 },
    headerStyle: { whiteSpace: 'nowrap', overflow: 'hidden' },
  }
  const components = {
    OverlayLoading: () => <Loading />,
  };
  const handleClose = () => {
    setShowModal(false)
    setInfo([])
  }
  useEffect(() => {
    load()
    if (location.state == 'success') {
      load()
      setShowModal(false)
      location.state = null
    }
  }, [location.state])
  return (
    <div>
      <MaterialTable
        title=""
        columns={columns}
        data={booking.data}
        actions={action}
        options={options}
        isLoading={loading}
        components={components}
      />
      <BookingsModal show={showModal} close={handleClose} Data={info} />
    </div>
  )
}
