/** The module that provides the undefined names of the old documentation's samples. */
export const oldSamples = 'names of old samples';

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Grace' },
];

const family = [
  { id: 1, name: 'Ines', surname: 'Costa', sex: 'Female', type: 'adult', birthYear: 1961, birthCity: 34 },
  {
    id: 2,
    name: 'Rui',
    surname: 'Costa',
    sex: 'Male',
    type: 'adult',
    birthYear: 1988,
    birthCity: 63,
    parentId: 1,
  },
  {
    id: 3,
    name: 'Luz',
    surname: 'Costa',
    sex: 'Female',
    type: 'child',
    birthYear: 2015,
    birthCity: 63,
    parentId: 2,
  },
  { id: 4, name: 'Noa', surname: 'Reis', sex: 'Female', type: 'adult', birthYear: 1990, birthCity: 34 },
];

/** Values with the fields that those samples read. */
export const oldSampleNames: Record<string, unknown> = {
  DEMO_DATA: people,
  DEMO_COLS: [
    { title: 'Id', field: 'id' },
    { title: 'Name', field: 'name' },
  ],
  SELECTION_DATA: people.map(({ id, name }) => ({ name, age: 20 + id })),
  SELECTION_COLS: [
    { title: 'Age', field: 'age' },
    { title: 'Name', field: 'name' },
  ],
  EDITABLE_DATA: [
    { id: 'a', firstName: 'Ada', lastName: 'Lovelace' },
    { id: 'b', firstName: 'Grace', lastName: 'Hopper' },
  ],
  EDITABLE_COLUMNS: [
    { title: 'First name', field: 'firstName' },
    { title: 'Last name', field: 'lastName' },
  ],
  TREE_DATA: family,
  TREE_COLUMNS: [
    { title: 'Name', field: 'name' },
    { title: 'Surname', field: 'surname' },
    { title: 'Sex', field: 'sex' },
    { title: 'Type', field: 'type', removable: false },
    { title: 'Year of birth', field: 'birthYear', type: 'numeric' },
    { title: 'City of birth', field: 'birthCity', lookup: { 34: 'Porto', 63: 'Faro' } },
  ],
  // The table has its own icons.
  TABLE_ICONS: undefined,
  RAND_COLOR: () => '#1565c0',
};
