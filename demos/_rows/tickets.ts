export interface Ticket {
  id: number;
  subject: string;
  state: 'Open' | 'Waiting' | 'Closed';
  assignee?: string;
}

/** Colors of the theme for the states. */
export const ticketColors = { Open: 'info.main', Waiting: 'warning.main', Closed: 'text.disabled' };

/** Five tickets that several demos share; each table copies its rows. */
export const tickets: Ticket[] = [
  { id: 501, subject: 'Invoice shows the wrong address', state: 'Open', assignee: 'Jonas' },
  { id: 502, subject: 'Password link has expired', state: 'Waiting', assignee: 'Priya' },
  { id: 503, subject: 'Printer prints blank pages', state: 'Open' },
  { id: 504, subject: 'Order arrived twice', state: 'Closed', assignee: 'Jonas' },
  { id: 505, subject: 'Cannot open the shared calendar', state: 'Open' },
];
