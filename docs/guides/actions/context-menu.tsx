import MaterialTable, {
  type Column,
} from '@material-table/core';
import { MTableBodyRow } from '@material-table/core';
import { Menu, MenuItem } from '@mui/material';
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  useContext,
  useMemo,
  useState,
} from 'react';

interface Message {
  id: number;
  from: string;
  subject: string;
}

export default function ContextMenu() {
  const columns = useMemo<Column<Message>[]>(
    () => [
      { title: 'From', field: 'from' },
      { title: 'Subject', field: 'subject' },
    ],
    [],
  );
  const [messages, setMessages] = useState(firstMessages);
  const [open, setOpen] = useState<{
    message: Message;
    top: number;
    left: number;
  }>();
  const close = () => setOpen(undefined);
  const duplicate = ({ from, subject }: Message) =>
    setMessages([
      ...messages,
      {
        id: Math.max(...messages.map(({ id }) => id)) + 1,
        from,
        subject,
      },
    ]);
  const remove = ({ id }: Message) =>
    setMessages(
      messages.filter((message) => message.id !== id),
    );
  const choices = { Duplicate: duplicate, Delete: remove };
  return (
    <OpenMenu
      value={(message, top, left) =>
        setOpen({ message, top, left })
      }
    >
      <MaterialTable
        title="Inbox"
        columns={columns}
        data={messages}
        components={components}
        options={{ paging: false, search: false }}
      />
      <Menu
        open={Boolean(open)}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={open}
      >
        {Object.entries(choices).map(([name, choose]) => (
          <MenuItem
            key={name}
            onClick={() => {
              if (open) choose(open.message);
              close();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </OpenMenu>
  );
}

const OpenMenu = createContext(
  (_message: Message, _top: number, _left: number) => {},
);

/**
 * The row is focusable, so that Shift+F10
 * and the Menu key also open the menu.
 */
function RowWithMenu(
  props: ComponentProps<typeof MTableBodyRow> & {
    data: Message;
  },
) {
  const openMenu = useContext(OpenMenu);
  const onContextMenu = (
    event: MouseEvent<HTMLElement>,
  ) => {
    event.preventDefault();
    const { top, left } =
      event.currentTarget.getBoundingClientRect();
    const isPointer = event.clientX > 0;
    openMenu(
      props.data,
      isPointer ? event.clientY : top + 24,
      isPointer ? event.clientX : left + 24,
    );
  };
  return (
    <MTableBodyRow
      {...props}
      tabIndex={0}
      onContextMenu={onContextMenu}
    />
  );
}

const components = { Row: RowWithMenu };
const firstMessages: Message[] = [
  { id: 1, from: 'Ada', subject: 'Minutes of Monday' },
  { id: 2, from: 'Ben', subject: 'New price list' },
  { id: 3, from: 'Cleo', subject: 'Lunch?' },
];
