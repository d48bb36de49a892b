import MaterialTable from '@material-table/core';
import { Box } from '@mui/material';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';

/** The first frame has the default toolbar, 64 px high; with the custom one, the rows move up. */
export default function App() {
  const box = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<number>();
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  useLayoutEffect(() => {
    const height = () => box.current?.offsetHeight ?? 0;
    const first = height();
    const observer = new ResizeObserver(() => setMoved(first - height()));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={box}>
        <MaterialTable columns={columns} data={people} components={components} options={options} />
      </div>
      <p>Moved by {moved ?? '?'} px</p>
    </>
  );
}

function MyToolbar() {
  // Wrong: shorter than the toolbar that it replaces.
  const minHeight = 24;
  // Right: const minHeight = { xs: 56, sm: 64 };
  return <Box sx={{ minHeight }}>People</Box>;
}

const components = { Toolbar: MyToolbar };
const options = { paging: false };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
