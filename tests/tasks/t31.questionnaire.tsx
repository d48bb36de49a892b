import MaterialTable, {
  MTableEditField,
  type Column,
  type EditComponentProps,
  type Options,
} from '@material-table/core';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';

export interface Choice {
  id: string;
  label: string;
}

export type Question = { id: number; text: string } & (
  | { kind: 'string'; answer: string }
  | { kind: 'numeric'; answer: number | null }
  | { kind: 'date'; answer: Date | null }
  | { kind: 'choice'; answer: Choice | null }
);

type Search = (text: string) => Promise<Choice[]>;

/** Through a context, so that the columns stay the same objects. */
const SearchContext = createContext<Search>(async () => []);

export default function Questionnaire({ questions, search }: { questions: Question[]; search: Search }) {
  const [rows, setRows] = useState(questions);
  const columns = useMemo<Column<Question>[]>(
    () => [
      { title: 'Question', field: 'text', editable: 'never' },
      {
        title: 'Answer',
        field: 'answer',
        editComponent: AnswerEditor,
        render: (question) => textOf(question) || '–',
        customFilterAndSearch: (text: string, question) => textOf(question).includes(text),
        customExport: textOf,
      },
    ],
    [],
  );
  const save = async (changed: Question) =>
    setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
  return (
    <SearchContext value={search}>
      <MaterialTable
        title="Questionnaire"
        columns={columns}
        data={rows}
        options={options}
        editable={{ onRowUpdate: save, editTooltip: ({ text }) => `Edit ${text}` }}
      />
    </SearchContext>
  );
}

const options: Options<Question> = { paging: false };

function textOf({ kind, answer }: Question): string {
  if (answer === null) return '';
  if (kind === 'choice') return answer.label;
  return kind === 'date' ? answer.toLocaleDateString('en-CA') : String(answer);
}

/** The table's own field for the kind of the question, except for choices. */
function AnswerEditor(props: EditComponentProps<Question>) {
  const { kind } = props.rowData;
  if (kind === 'choice') return <ChoiceEditor {...props} />;
  return <MTableEditField {...props} columnDef={{ ...props.columnDef, type: kind }} />;
}

function ChoiceEditor({ value, columnDef, onChange }: EditComponentProps<Question>) {
  const search = useContext(SearchContext);
  const [text, setText] = useState('');
  const [choices, setChoices] = useState<Choice[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await search(text);
      // An answer to an older text comes too late.
      if (isCurrent) setChoices(found);
    }, 300);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, text]);
  return (
    <Autocomplete<Choice>
      options={choices}
      // The server has searched already.
      filterOptions={(all) => all}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={(value as Choice | null) ?? null}
      onChange={(_event, choice) => onChange(choice)}
      onInputChange={(_event, typed) => setText(typed)}
      // The row would save on Enter before the list has reported the choice.
      onKeyDown={(event) => event.stopPropagation()}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          variant="standard"
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': columnDef.title } }}
        />
      )}
      sx={{ minWidth: 160 }}
    />
  );
}
