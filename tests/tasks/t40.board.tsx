import MaterialTable, { type Column, type Options } from '@material-table/core';
import { MTableBodyRow } from '@material-table/core';
import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  use,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

export interface Card {
  id: number;
  name: string;
  lane: string;
}

const lanes = ['To do', 'Doing', 'Done'];
const key = 'order of cards';

interface Moves {
  /** One place up or down, or into the next lane. */
  step: (card: Card, by: -1 | 1) => void;
  /** To the place of another card. */
  drop: (card: Card, targetId: number) => void;
}
const MovesContext = createContext<Moves>({ step: () => {}, drop: () => {} });

export default function Board({ cards: firstCards }: { cards: Card[] }) {
  const [cards, setCards] = useState(() => stored() ?? inLanes(firstCards));
  const columns = useMemo<Column<Card>[]>(
    () => [
      { title: 'Move', render: (card) => <Handle card={card} />, width: 80 },
      // The lanes in the order of the rows, not of their names.
      { title: 'Lane', field: 'lane', defaultGroupOrder: 0, customSort: () => 0 },
      { title: 'Card', field: 'name' },
    ],
    [],
  );
  const store = (id: number, next: Card[]) => {
    flushSync(() => setCards(inLanes(next)));
    localStorage.setItem(key, JSON.stringify(inLanes(next)));
    // A row that moves is put into the page again, which loses the focus.
    document.getElementById(`handle-${id}`)?.focus();
  };
  const moves: Moves = {
    step: (card, by) => {
      const from = cards.findIndex(({ id }) => id === card.id);
      const neighbor = cards[from + by];
      const next = cards.filter(({ id }) => id !== card.id);
      if (neighbor?.lane === card.lane) next.splice(from + by, 0, card);
      else next.splice(from, 0, { ...card, lane: lanes[lanes.indexOf(card.lane) + by] ?? card.lane });
      store(card.id, next);
    },
    drop: (card, targetId) => {
      const target = cards.find(({ id }) => id === targetId);
      if (!target) return;
      const next = cards.filter(({ id }) => id !== card.id);
      const to = (target.lane === card.lane ? cards : next).indexOf(target);
      next.splice(to, 0, { ...card, lane: target.lane });
      store(card.id, next);
    },
  };
  return (
    <MovesContext value={moves}>
      <MaterialTable title="Board" columns={columns} data={cards} options={options} components={components} />
    </MovesContext>
  );
}

/** Sorting would override the order, so it is off. */
const options: Options<Card> = {
  maxColumnSort: 0,
  paging: false,
  search: false,
  draggable: false,
  defaultExpanded: true,
};

/** Pointer events come from mouse and finger alike; HTML's dragging knows the mouse only. */
function Handle({ card: { id, name, lane } }: { card: Card }) {
  const { step, drop } = use(MovesContext);
  const card = { id, name, lane };
  const lift = (event: PointerEvent) => {
    const { pointerId } = event;
    const release = (up: globalThis.PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      window.removeEventListener('pointerup', release);
      const row = document.elementFromPoint(up.clientX, up.clientY)?.closest<HTMLElement>('tr[data-card]');
      if (row && Number(row.dataset.card) !== id) drop(card, Number(row.dataset.card));
    };
    window.addEventListener('pointerup', release);
  };
  const press = (event: KeyboardEvent) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (!by) return;
    event.preventDefault();
    step(card, by);
  };
  return (
    <IconButton
      id={`handle-${id}`}
      aria-label={`Move ${name}: arrow keys, or drag`}
      onPointerDown={lift}
      onKeyDown={press}
      sx={{ touchAction: 'none', cursor: 'grab' }}
    >
      <DragIndicator />
    </IconButton>
  );
}

function CardRow(props: ComponentProps<typeof MTableBodyRow> & { data: Card }) {
  return <MTableBodyRow {...props} data-card={props.data.id} />;
}

const components = { Row: CardRow };

const inLanes = (cards: Card[]) => lanes.flatMap((lane) => cards.filter((card) => card.lane === lane));

const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as Card[] | null;
