import MaterialTable, { type Column, type Options } from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';

interface Question {
  id: number;
  question: string;
  topic: string;
  answer: string;
}

const options: Options<Question> = { detailPanelType: 'single', search: false, paging: false };

export default function OneAnswerAtATime() {
  const columns = useMemo<Column<Question>[]>(
    () => [
      { title: 'Question', field: 'question' },
      { title: 'Topic', field: 'topic' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Questions and answers"
      columns={columns}
      data={questions}
      options={options}
      detailPanel={({ rowData }) => <Typography sx={{ p: 2 }}>{rowData.answer}</Typography>}
    />
  );
}

const questions: Question[] = [
  {
    id: 1,
    question: 'How do I return a parcel?',
    topic: 'Delivery',
    answer: 'Bring it to any shop within 30 days.',
  },
  { id: 2, question: 'Where is my invoice?', topic: 'Payment', answer: 'In your account, under Orders.' },
  {
    id: 3,
    question: 'Can I pay by card?',
    topic: 'Payment',
    answer: 'Yes, with all common debit and credit cards.',
  },
  {
    id: 4,
    question: 'How do I change my address?',
    topic: 'Account',
    answer: 'Until the parcel is packed, in the order.',
  },
  {
    id: 5,
    question: 'Do you deliver abroad?',
    topic: 'Delivery',
    answer: 'To all neighboring countries, in four days.',
  },
];
