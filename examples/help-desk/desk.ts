import { useMemo, useState } from 'react';
import { select } from '../server/tickets/rules';
import { views, type TicketChanges, type View } from '../server/tickets/types';
import { changeAddress, useAddress } from './address';
import { firstTickets } from './server';
import { changeTicket, messageOf, useTickets } from './tickets';
import { useLongSince, useTicking } from './Waiting';

export const pageSize = 10;

/** The tickets of the view, and the changes to them. */
export function useDesk() {
  const { address, visit } = useAddress();
  const [isPaused, setIsPaused] = useState(false);
  const { shown, arrived, receive, showArrived, failure, retry } = useTickets(firstTickets, isPaused);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const since = useLongSince();
  useTicking(isPaused);

  const { view, search, sort } = address;
  const query = useMemo(() => ({ view, search, sort: [sort] }), [view, search, sort]);
  const tickets = useMemo(() => select(shown.values(), query, since), [shown, query, since]);
  const newTickets = useMemo(() => select(arrived.values(), query, since), [arrived, query, since]);
  const find = (id: string) => shown.get(id) ?? arrived.get(id);
  const openTicket = find(address.ticket);

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
  const counts = useMemo(() => {
    const all = [...shown.values(), ...arrived.values()];
    return views.map((name) => select(all, { view: name, search: '', sort: [] }, since).length);
  }, [shown, arrived, since]);
  const move = (step: 1 | -1) => {
    const index = tickets.findIndex(({ id }) => id === address.ticket);
    const next = index === -1 ? address.page * pageSize : index + step;
    const ticket = tickets[next]?.id;
    if (ticket) changeAddress({ ticket, page: Math.floor(next / pageSize) });
  };
  const choose = (next: View) => {
    showArrived();
    changeAddress({ view: next, page: 0 });
  };
  const news = { count: newTickets.length, isPaused, setIsPaused, showArrived, failure, retry };
  const selection = { selected, setSelected, message, change };
  return { address, visit, tickets, openTicket, counts, receive, move, choose, news, ...selection };
}
