import React from 'react';
import { Loading } from "./loading"
import MaterialTable from 'material-table';

const Grades = (props) => {
  const columns = [
    { title: 'subject', field: 'subject' },
    { title: 'full Name', field: 'fullName' },
    { title: 'quiz', field: 'quiz' },
  ];
  const data = props.Grades?.Grades.map((student) => ({
    subject: student.subject,
    fullName: [student.studentId.firstName, "  ", student.studentId.lastName],
    quiz: student.quiz,
  }));
  if (props.Grades.isLoading) {
    return (<Loading />)
  }
  if (props.Grades.errMess) {
    return (<h4>{props.Grades.errMess}</h4>)
  }
  else {
    return (
      <div>
        {props.Grades.isLoading ? (<Loading />) : (console.log)}
        <div style={{ maxWidth: '70rem', margin: '30px' }}>
          <MaterialTable title="Grades" columns={columns} data={data} />;
        </div>
      </div>
    )
  }
}

export default Grades;
