import MaterialTable, { type Column, type EditComponentProps, type Options } from '@material-table/core';
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useEffect, useMemo, useRef, useState } from 'react';

export interface Lesson {
  id: number;
  subject: string;
  start: string;
  end: string;
}

/** What a server that refuses a lesson sends. */
export interface Refusal {
  field: 'start' | 'end';
  message: string;
}

interface Props {
  lessons: Lesson[];
  /** Stores a lesson, or says why not. */
  send: (lesson: Lesson) => Promise<Refusal | undefined>;
}

export default function Timetable({ lessons: first, send }: Props) {
  const [lessons, setLessons] = useState(first);
  const [problem, setProblem] = useState('');
  // In refs, so that the columns stay the same and no open row closes.
  const saved = useRef(lessons);
  const refused = useRef<{ lesson: Lesson; refusal: Refusal }[]>([]);
  const clashing = useRef<Lesson[]>([]);
  useEffect(() => {
    saved.current = lessons;
  }, [lessons]);

  const columns = useMemo<Column<Lesson>[]>(() => {
    const check = (field: 'start' | 'end') => (lesson: Lesson) => {
      if (lesson.start >= lesson.end) return 'The end is not after the start.';
      const answer = refused.current.find((one) => isSame(one.lesson, lesson))?.refusal;
      if (answer) return answer.field === field ? answer.message : true;
      const others = [...saved.current.filter(isOther(clashing.current)), ...clashing.current];
      const other = clashOf(lesson, others);
      return other ? `Overlaps with ${other.subject}.` : true;
    };
    return [
      { title: 'Subject', field: 'subject', editable: 'never' },
      { title: 'Start', field: 'start', editComponent: TimeEditor, validate: check('start') },
      { title: 'End', field: 'end', editComponent: TimeEditor, validate: check('end') },
    ];
  }, [refused, clashing]);

  const store = (changed: Lesson[]) =>
    setLessons((rows) => rows.map((row) => changed.find(({ id }) => id === row.id) ?? row));
  const save = async (row: Lesson) => {
    const lesson = copyOf(row);
    const refusal = await send(lesson);
    if (refusal) {
      refused.current.push({ lesson, refusal });
      throw new Error(refusal.message);
    }
    store([lesson]);
  };
  const saveAll = async (changes: Record<number, { newData: Lesson }>) => {
    const changed = Object.values(changes).map(({ newData }) => copyOf(newData));
    const all = [...lessons.filter(isOther(changed)), ...changed];
    const wrong = all.filter((lesson) => clashOf(lesson, all));
    clashing.current = wrong.length > 0 ? changed : [];
    setProblem(
      wrong.length > 0 ? `Not saved: ${wrong.map(({ subject }) => subject).join(', ')} overlap.` : '',
    );
    if (wrong.length > 0) throw new Error('overlap');
    await Promise.all(changed.map(send));
    store(changed);
  };
  const forget = () => {
    clashing.current = [];
    setProblem('');
  };
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <MaterialTable
        title="Timetable"
        columns={columns}
        data={lessons}
        options={options}
        editable={{
          onRowUpdate: save,
          onBulkUpdate: saveAll,
          editTooltip: ({ subject }) => `Edit ${subject}`,
        }}
        onBulkEditOpen={forget}
      />
    </>
  );
}

const options: Options<Lesson> = { search: false, paging: false };

/** The table's own time field shows no message. */
function TimeEditor(props: EditComponentProps<Lesson> & { helperText?: string }) {
  return (
    <TextField
      type="time"
      variant="standard"
      value={props.value ?? ''}
      onChange={({ target }) => props.onChange(target.value)}
      error={props.error}
      helperText={props.helperText}
      slotProps={{ htmlInput: { 'aria-label': `${props.columnDef.title} of ${props.rowData.subject}` } }}
    />
  );
}

/** Without the table's own `tableData`. */
const copyOf = ({ id, subject, start, end }: Lesson): Lesson => ({ id, subject, start, end });

const isSame = (one: Lesson, other: Lesson) =>
  one.id === other.id && one.start === other.start && one.end === other.end;

const isOther = (lessons: Lesson[]) => (lesson: Lesson) => !lessons.some(({ id }) => id === lesson.id);

const clashOf = (lesson: Lesson, others: Lesson[]) =>
  others.find((other) => other.id !== lesson.id && other.start < lesson.end && lesson.start < other.end);
