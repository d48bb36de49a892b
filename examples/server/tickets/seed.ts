import { createRandom } from '../random';
import { opensAt } from './clock';
import { stamp } from './rules';
import { agents, type Agent, type Message, type NewTicket, type State, type TicketDetail } from './types';

const minute = 60_000;

/** Make tickets of the last days: always the same ones. */
export function seedTickets(count = 260): TicketDetail[] {
  const { random } = createRandom(27);
  const next = createWriter(7);
  return Array.from({ length: count }, (_, index) => {
    // The exponent makes the queue grow: the later, the more tickets an hour.
    const age = Math.ceil(7200 * (1 - (index + 1) / (count + 1)) ** 2 * minute);
    const writtenAt = opensAt - age - 40_000;
    const state = stateAt(age / minute, random());
    const { text, ...ticket } = next();
    const assignee = state === 'open' && random() < 0.3 ? null : pickAgent(random());
    const messages: Message[] = [{ at: stamp(writtenAt), author: ticket.customer, text }];
    if (state !== 'open' && assignee)
      messages.push({ at: stamp(writtenAt + age * random() * 0.4), author: assignee, text: answer });
    if (state === 'closed')
      messages.push({ at: stamp(writtenAt + age * 0.6), author: ticket.customer, text: thanks });
    const waitingSince = state === 'open' ? stamp(writtenAt) : null;
    return { id: `T-${10_001 + index}`, ...ticket, state, assignee, waitingSince, version: 1, messages };
  });
}

/** Write what customers write: always the same, one after the other. */
export function createWriter(seed: number): () => NewTicket {
  const { random, pick } = createRandom(seed);
  return () => {
    const { priority, ...topic } = pick(topics);
    const isMoreUrgent = random() < 0.1;
    return {
      ...topic,
      priority: isMoreUrgent ? 'high' : priority,
      customer: `${pick(firstNames.split(' '))} ${pick(families.split(' '))}`,
    };
  };
}

function stateAt(minutes: number, chance: number): State {
  if (minutes < 240) return chance < 0.85 ? 'open' : 'answered';
  if (minutes < 1440) return chance < 0.3 ? 'open' : chance < 0.6 ? 'answered' : 'closed';
  return chance < 0.06 ? 'open' : chance < 0.2 ? 'answered' : 'closed';
}

function pickAgent(chance: number): Agent {
  return agents[Math.floor(chance * agents.length)] ?? agents[0];
}

const answer =
  'Thank you for writing. I have looked into it and changed it on our side. Does it work for you now?';
const thanks = 'Yes, it does. Thank you for the quick help!';

const firstNames =
  'Ada Anna Bruno Clara David Elena Emil Eva Felix Greta Hugo Ida Jan Julia Karl Laura Leo Lucía Max Nina Olga Rosa Simon Theo Zoë';
const families =
  'Åberg Álvarez Becker Bernard Bianchi Conti Dubois García Gruber Hoffmann Jansen Jensen Keller Lindqvist Maes Moreau Müller Nielsen Öberg Petit Ricci Rossi Sørensen Visser Zürcher';

type Topic = Omit<NewTicket, 'customer'>;

const topics: Topic[] = [
  {
    subject: 'Parcel arrived with a broken lamp',
    priority: 'high',
    tags: ['delivery', 'refund'],
    text: 'The glass of the lamp is broken. The box looks fine from outside. Can you send another one?',
  },
  {
    subject: 'Charged twice for one order',
    priority: 'urgent',
    tags: ['billing'],
    text: 'My bank shows the same amount twice, a minute apart. Please give one of them back.',
  },
  {
    subject: 'Where is my parcel?',
    priority: 'normal',
    tags: ['delivery'],
    text: 'The tracking page has said “on its way” for five days. Could you ask the carrier?',
  },
  {
    subject: 'Can’t sign in since this morning',
    priority: 'urgent',
    tags: ['account', 'bug'],
    text: 'The page says that my password is wrong. I have set a new one, and it says the same.',
  },
  {
    subject: 'Invoice with our VAT number',
    priority: 'normal',
    tags: ['billing'],
    text: 'Our accountant needs the invoice with our VAT number on it. Where do I enter it?',
  },
  {
    subject: 'Is the desk available in oak?',
    priority: 'low',
    tags: ['question'],
    text: 'I see it in white and black only. Do you plan to sell it in oak as well?',
  },
  {
    subject: 'Change the delivery address',
    priority: 'high',
    tags: ['delivery'],
    text: 'We move on Friday. Can the two shelves go to the new address?\n\nIt is in the same town.',
  },
  {
    subject: 'Coupon isn’t accepted',
    priority: 'normal',
    tags: ['bug', 'billing'],
    text: 'I enter the code from your letter, and the total stays the same.',
  },
  {
    subject: 'Return a chair that is too high',
    priority: 'normal',
    tags: ['refund'],
    text: 'It is two centimeters too high for our table. How do I send it back?',
  },
  {
    subject: 'Delete my account',
    priority: 'low',
    tags: ['account'],
    text: 'I don’t use it any more. Please delete all that you have stored about me.',
  },
  {
    subject: 'Checkout stops at the payment page',
    priority: 'urgent',
    tags: ['bug'],
    text: 'After the card number nothing happens. I have tried two browsers and two cards.',
  },
  {
    subject: 'Refund hasn’t arrived',
    priority: 'high',
    tags: ['refund', 'billing'],
    text: 'You have had the rug for two weeks. When will I get my money?',
  },
  {
    subject: 'Which bulb fits the floor lamp?',
    priority: 'low',
    tags: ['question'],
    text: 'The label on the old one can’t be read any more.',
  },
  {
    subject: 'Screws are missing',
    priority: 'normal',
    tags: ['delivery'],
    text: 'The bag in the box has six screws, and the plan shows eight.',
  },
];
