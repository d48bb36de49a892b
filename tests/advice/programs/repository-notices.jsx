import React from 'react';
import MaterialTable from 'material-table';

export function Lines(props) {
  return <ol>{props.text.split('\n').map(function (line) { return <li key={line.id}>{line}</li>; })}</ol>;
}

export function Notices(props) {
  let propertyList = [];
  for (let propertyName in props.results) {
    if (propertyName !== 'noticeList') propertyList.push(<p>{propertyName}</p>);
  }
  if (!props.results.noticeList.length) return <p>No notices were produced.</p>;
  let headerData = [{ title: 'Priority', field: 'priority', type: 'numeric' },
  { title: 'Message', field: 'message' },
  { title: 'Location', field: 'location' }];
  let formattedData = [];
  if (props.results.noticeList[0].length === 6) {
    headerData.push({ title: 'Extra', field: 'extra' });
    props.results.noticeList.map(function (noticeEntry) {
      formattedData.push({ priority: noticeEntry[0], message: noticeEntry[1], location: noticeEntry[4], extra: noticeEntry[5] });
    });
  } else {
    props.results.noticeList.map(function (noticeEntry) {
      formattedData.push({ priority: noticeEntry[0], message: noticeEntry[1], location: noticeEntry[4] });
    });
  }
  return <>
    {propertyList}
    <MaterialTable
      //icons={tableIcons}
      title='Raw Notices'
      columns={headerData}
      data={formattedData}
      options={{ fred: '' }}
    />
  </>;
}
