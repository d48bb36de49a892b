import MaterialTable from 'material-table';
import { Grid } from '@mui/material';
import { useEffect, useState } from 'react';
import { connect } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { post } from './post';
import { certify, loadPilots } from './pilots';
import { look, useLook } from './look';

const Pilots = ({ dispatch, pilots }) => {
  const { frame } = useLook();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    dispatch(loadPilots());
  }, []);
  const strike = async (pilot) => {
    setIsBusy(true);
    await post('strike', { pilot: pilot._id });
    setIsBusy(false);
  };

  return <div className={frame}>{pilots && !isBusy && list()}</div>;

  function list() {
    return (
      <Grid container>
        <MaterialTable
          title="Pilots of this coast"
          data={pilots}
          columns={[
            { title: 'No.', editable: 'never', render: (pilot) => pilots.indexOf(pilot) + 1 },
            { title: 'Pilot', field: 'pilot' },
            { title: 'Waters', field: 'waters' },
            {
              title: 'Certificate',
              field: 'isCertified',
              render: (pilot) => (
                <div onClick={() => dispatch(certify({ pilot: pilot._id }))}>
                  {pilot.isCertified ? 'Take' : 'Give'}
                </div>
              ),
            },
          ]}
          options={{ ...look.table, filtering: false }}
          actions={[
            {
              icon: 'edit',
              tooltip: 'Change',
              onClick: (_event, pilot) => navigate('/pilot', { state: { pilot } }),
            },
            { icon: 'delete', tooltip: 'Strike', onClick: (_event, pilot) => strike(pilot) },
          ]}
        />
      </Grid>
    );
  }
};

export default connect(
  ({ coast }) => ({ pilots: coast.pilots }),
  (dispatch) => ({ dispatch }),
)(Pilots);
