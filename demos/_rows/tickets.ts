export interface Ticket {
  id: number;
  subject: string;
  state: 'open' | 'waiting' | 'closed';
  assignee?: string;
}

/** Colors of the theme for the states. */
export const ticketColors = { open: 'info.main', waiting: 'warning.main', closed: 'text.disabled' };

/** Five tickets that several demos share; each table copies its rows. */
export const tickets: Ticket[] = [
  { id: 501, subject: 'Invoice shows the wrong address', state: 'open', assignee: 'Jonas' },
  { id: 502, subject: 'Password link has expired', state: 'waiting', assignee: 'Priya' },
  { id: 503, subject: 'Printer prints blank pages', state: 'open' },
  { id: 504, subject: 'Order arrived twice', state: 'closed', assignee: 'Jonas' },
  { id: 505, subject: 'Cannot open the shared calendar', state: 'open' },
];
