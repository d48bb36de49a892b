import MaterialTable, { type Column } from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';

interface Course {
  id: number;
  title: string;
  teacher: string;
  about: string;
}

export default function CoursesOpenedByRowClick() {
  const [events, setEvents] = useState<string[]>([]);
  const columns = useMemo<Column<Course>[]>(
    () => [
      { title: 'Course', field: 'title' },
      { title: 'Teacher', field: 'teacher' },
    ],
    [],
  );
  return (
    <>
      <MaterialTable
        title="Courses"
        columns={columns}
        data={courses}
        options={{ search: false, paging: false }}
        detailPanel={({ rowData }) => <Typography sx={{ p: 2 }}>{rowData.about}</Typography>}
        onRowClick={(_event, _course, action) => action?.toggleDetailPanel()}
        onDetailPanelChange={(course, state) =>
          setEvents((current) => [`${state}: ${course.title}`, ...current].slice(0, 5))
        }
        // Without this, 8.0.3 doesn't call onDetailPanelChange.
        onTreeExpandChange={() => undefined}
      />
      <Typography
        component="pre"
        role="log"
        aria-label="Events"
        sx={{ minHeight: '7em', whiteSpace: 'pre-wrap' }}
      >
        {events.join('\n') || 'Click a row: its panel opens, and the event appears here.'}
      </Typography>
    </>
  );
}

const courses: Course[] = [
  {
    id: 1,
    title: 'Bread baking',
    teacher: 'Emma Clarke',
    about: 'Sourdough, rye and rolls on three evenings.',
  },
  {
    id: 2,
    title: 'Bicycle repair',
    teacher: 'Nils Lindqvist',
    about: 'Bring your own bike and old clothes.',
  },
  {
    id: 3,
    title: 'Watercolors',
    teacher: 'Mei Tanaka',
    about: 'For beginners; paper and paint are provided.',
  },
  { id: 4, title: 'First aid', teacher: 'Chidi Okafor', about: 'A full day, with a certificate.' },
  { id: 5, title: 'Beekeeping', teacher: 'Ana Costa', about: 'At the hives behind the school.' },
];
