import { useMemo, useState } from 'react';
import { select as selectTickets } from '../server/tickets/rules';
import { views, type Ticket, type TicketChanges, type View } from '../server/tickets/types';
import { changeAddress, useAddress, type Address } from './address';
import { useLongSince, useTicking } from './clock';
import { firstDetail, firstTickets } from './server';
import { changeTicket, messageOf, useReplies, useTickets } from './tickets';

export const pageSize = 10;

/** Until you choose a ticket, the first one is open, except on a phone. It stays open, because you may be writing to its customer. */
export const openIdOf = ({ ticket }: Address) => ticket || firstDetail?.id;

export type Desk = ReturnType<typeof useDesk>;

/** The tickets of the view, and the changes to them. */
export function useDesk() {
  const { address, visit } = useAddress();
  const [isPaused, setIsPaused] = useState(false);
  const { shown, arrived, receive, showArrived, failure, retry } = useTickets(firstTickets, isPaused);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const replies = useReplies(receive);
  const since = useLongSince();
  useTicking(isPaused);

  const { view, search, sort } = address;
  const query = useMemo(() => ({ view, search, sort: [sort] }), [view, search, sort]);
  const tickets = useMemo(() => selectTickets(shown.values(), query, since), [shown, query, since]);
  const arrivedHere = useMemo(() => selectTickets(arrived.values(), query, since), [arrived, query, since]);
  const rows = useMemo(
    () => tickets.map((ticket) => ({ ...ticket, tableData: { checked: selected.has(ticket.id) } })),
    [tickets, selected],
  );
  const counts = useMemo(() => {
    const all = [...shown.values(), ...arrived.values()];
    return views.map((name) => selectTickets(all, { view: name, search: '', sort: [] }, since).length);
  }, [shown, arrived, since]);
  const find = (id: string) => shown.get(id) ?? arrived.get(id);
  const openId = openIdOf(address);
  const openTicket = openId ? find(openId) : undefined;

  const change = async (ids: Iterable<string>, changes: TicketChanges) => {
    const wanted = [...ids].flatMap((id) => find(id) ?? []);
    const results = await Promise.allSettled(wanted.map((ticket) => changeTicket(ticket, changes)));
    const answers = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    const changed = answers.flatMap(({ ticket, isConflict }) => (isConflict ? [] : ticket.id));
    const failed = results.find((result) => result.status === 'rejected');
    receive(...answers.map(({ ticket }) => ticket));
    setSelected((now) => new Set([...now].filter((id) => !changed.includes(id))));
    const parts = [
      `${changed.length} of ${wanted.length} changed.`,
      changed.length < answers.length ? 'Someone else was faster: look again.' : '',
      failed ? messageOf(failed.reason) : '',
    ];
    setMessage(parts.join(' '));
  };
  const changeOpen = (changes: TicketChanges) => {
    if (openTicket) void change([openTicket.id], changes);
  };
  const changeSelected = (changes: TicketChanges) => void change(selected, changes);
  const select = (checked: Ticket[]) => {
    // The table has only the tickets of this view and search. Others stay selected.
    const here = new Set(tickets.map(({ id }) => id));
    const elsewhere = [...selected].filter((id) => !here.has(id));
    setSelected(new Set([...elsewhere, ...checked.map(({ id }) => id)]));
  };
  const clear = () => setSelected(new Set());
  const move = (step: 1 | -1) => {
    const index = tickets.findIndex(({ id }) => id === openId);
    const next = index === -1 ? address.page * pageSize : index + step;
    const ticket = tickets[next]?.id;
    if (ticket) changeAddress({ ticket, page: Math.floor(next / pageSize) });
  };
  const togglePause = () => setIsPaused(!isPaused);
  const choose = (next: View) => {
    showArrived();
    changeAddress({ view: next, page: 0 });
  };
  const news = { newCount: arrivedHere.length, isPaused, togglePause, showArrived, failure, retry };
  const selection = { selected, select, clear, changeSelected, message };
  return {
    address,
    visit,
    rows,
    openTicket,
    changeOpen,
    replies,
    counts,
    choose,
    move,
    ...news,
    ...selection,
  };
}
