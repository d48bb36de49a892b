import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { IconButton } from '@mui/material';
import { type MouseEvent, useMemo, useState } from 'react';
import { team, type Member } from '../_team';

const options: Options<Member> = {
  paging: false,
  search: false,
};

export default function CopyFromCells() {
  const columns = useMemo<Column<Member>[]>(
    () => [
      { title: 'Name', field: 'name' },
      {
        title: 'Email',
        field: 'email',
        render: ({ email }) => (
          <>
            {email} <CopyButton text={email} />
          </>
        ),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Team"
      columns={columns}
      data={team}
      options={options}
    />
  );
}

const states = {
  idle: { Icon: ContentCopy, verb: 'Copy' },
  done: { Icon: Check, verb: 'Copied' },
  failed: { Icon: ErrorOutlined, verb: 'Could not copy' },
};

function CopyButton({ text }: { text: string }) {
  const [state, setState] =
    useState<keyof typeof states>('idle');
  const { Icon, verb } = states[state];
  const copy = async (event: MouseEvent) => {
    event.stopPropagation();
    try {
      await navigator.clipboard.writeText(text);
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <IconButton
      size="small"
      aria-label={`${verb} ${text}`}
      onClick={copy}
      onBlur={() => setState('idle')}
    >
      <Icon fontSize="inherit" />
    </IconButton>
  );
}
