import type { Column } from '@material-table/core';
import { sumOf, type Booking } from './bookings';
import { stateLooks } from './columns';

type Line = Omit<Booking, 'amount' | 'state'> & { state: string; amount: number | string };

const columns: Column<Line>[] = [
  { title: 'Booking', field: 'id' },
  { title: 'Date', field: 'date' },
  { title: 'Department', field: 'department' },
  { title: 'Category', field: 'category' },
  { title: 'Vendor', field: 'vendor' },
  { title: 'State', field: 'state' },
  { title: 'Amount in EUR', field: 'amount' },
];

/** Plain numbers and no total, because programs read CSV. */
export async function saveCsv(bookings: Booking[]): Promise<void> {
  // Loaded on the first click, because the exporters are large.
  const { ExportCsv } = await import('@material-table/exporters');
  const lines = bookings.map((booking): Line => ({ ...toLine(booking), vendor: asText(booking.vendor) }));
  ExportCsv(columns, lines, 'bookings');
}

/** Grouped digits and a total, because people read PDF. */
export async function savePdf(bookings: Booking[]): Promise<void> {
  const { ExportPdf } = await import('@material-table/exporters');
  const lines = bookings.map(toLine).map((line) => ({ ...line, amount: digits.format(line.amount) }));
  const none = { id: '', date: '', department: '', category: '', state: '' };
  const total = { ...none, vendor: 'Total', amount: digits.format(sumOf(bookings) / 100) };
  ExportPdf<Line>(columns, [...lines, total], 'bookings');
}

const digits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
const toLine = (booking: Booking) => ({
  ...booking,
  state: stateLooks[booking.state].name,
  amount: booking.amount / 100,
});
/** A spreadsheet would run text that starts like a formula. */
const asText = (text: string) => text.replace(/^[=+\-@\t\r]/, "'$&");
