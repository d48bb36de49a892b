export interface Member {
  id: number;
  name: string;
  role: string;
  email: string;
  address: string;
  about: string;
  skills: string[];
  languages: string[];
  status: 'available' | 'busy' | 'away';
}

/** Colors of the theme for the statuses. */
export const statusColors = { available: 'success.main', busy: 'error.main', away: 'warning.main' };

/** Six people that several demos share; each table copies its rows. */
export const team: Member[] = [
  {
    id: 1,
    name: 'Ingrid Hansen',
    role: 'Editor',
    email: 'ingrid@example.com',
    address: 'Harbor Lane 4\n5003 Bergen',
    about: 'Plans the magazine, reads every text twice, and answers the letters of the readers on Mondays.',
    skills: ['Editing', 'Planning'],
    languages: ['Norwegian', 'English', 'German'],
    status: 'available',
  },
  {
    id: 2,
    name: 'Carlo Bruno',
    role: 'Photographer',
    email: 'carlo@example.com',
    address: 'Via Verdi 12\n20121 Milan',
    about: 'Travels with two cameras and a tent, mostly in the mountains, and is hard to reach in July.',
    skills: ['Photos', 'Video', 'Layout'],
    languages: ['Italian', 'English'],
    status: 'away',
  },
  {
    id: 3,
    name: 'Simon Adams',
    role: 'Reporter',
    email: 'simon@example.com',
    address: 'Mill Road 18\nBristol BS1 4QA',
    about: 'Writes about ports, ships and trade.',
    skills: ['Interviews'],
    languages: ['English', 'Igbo'],
    status: 'busy',
  },
  {
    id: 4,
    name: 'Emma Clarke',
    role: 'Designer',
    email: 'emma@example.com',
    address: 'Abbey Street 9\nGalway H91 X2Y3',
    about:
      'Draws the covers and the maps, and keeps the list of fonts short although everybody wants one more.',
    skills: ['Layout', 'Maps'],
    languages: ['English', 'Irish', 'French'],
    status: 'available',
  },
  {
    id: 5,
    name: 'Paul Weber',
    role: 'Accountant',
    email: 'paul@example.com',
    address: 'Station Street 77\n8020 Graz',
    about: 'Pays the bills.',
    skills: ['Planning'],
    languages: ['German'],
    status: 'busy',
  },
  {
    id: 6,
    name: 'Ana Costa',
    role: 'Reporter',
    email: 'ana@example.com',
    address: 'River Walk 31\n4050 Porto',
    about: 'Covers football, theater and the weather, which in her city is often the same thing.',
    skills: ['Interviews', 'Radio'],
    languages: ['Portuguese', 'English', 'Spanish'],
    status: 'available',
  },
];
