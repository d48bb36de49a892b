export interface Member {
  id: number;
  name: string;
  role: string;
  email: string;
  address: string;
  about: string;
  languages: string[];
}

/** Six people that several tables share; each table copies its rows. */
export const team: Member[] = [
  {
    id: 1,
    name: 'Ingrid Hansen',
    role: 'Editor',
    email: 'ingrid@example.com',
    address: 'Harbor Lane 4\n5003 Bergen',
    about: 'Plans the magazine, reads every text twice, and answers the letters of the readers on Mondays.',
    languages: ['Norwegian', 'English', 'German'],
  },
  {
    id: 2,
    name: 'Carlo Bruno',
    role: 'Photographer',
    email: 'carlo@example.com',
    address: 'Via Verdi 12\n20121 Milan',
    about: 'Travels with two cameras and a tent, mostly in the mountains, and is hard to reach in July.',
    languages: ['Italian', 'English'],
  },
  {
    id: 3,
    name: 'Simon Adams',
    role: 'Reporter',
    email: 'simon@example.com',
    address: 'Mill Road 18\nBristol BS1 4QA',
    about: 'Writes about ports, ships and trade.',
    languages: ['English', 'Igbo'],
  },
  {
    id: 4,
    name: 'Emma Clarke',
    role: 'Designer',
    email: 'emma@example.com',
    address: 'Abbey Street 9\nGalway H91 X2Y3',
    about:
      'Draws the covers and the maps, and keeps the list of fonts short although everybody wants one more.',
    languages: ['English', 'Irish', 'French'],
  },
  {
    id: 5,
    name: 'Paul Weber',
    role: 'Accountant',
    email: 'paul@example.com',
    address: 'Station Street 77\n8020 Graz',
    about: 'Pays the bills.',
    languages: ['German'],
  },
  {
    id: 6,
    name: 'Ana Costa',
    role: 'Reporter',
    email: 'ana@example.com',
    address: 'River Walk 31\n4050 Porto',
    about: 'Covers football, theater and the weather, which in her city is often the same thing.',
    languages: ['Portuguese', 'English', 'Spanish'],
  },
];
