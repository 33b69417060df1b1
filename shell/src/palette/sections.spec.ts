import { cutAtWords, sectionsOf } from './sections';

const nothing = { text: '', remotes: [] };
const pages = [
  { label: 'Parts', to: '/parts' },
  { label: 'Service History', to: '/service-history' },
];
const actions = [{ label: 'Add New Part', to: '/parts/new' }];
const titles = (text: string) =>
  sectionsOf({ text, pages, actions, recents: [], search: nothing }).map(({ label, choices }) => [
    label,
    choices.map(({ title }) => title),
  ]);

it('offers pages and first steps while there is no text', () => {
  expect(titles('')).toEqual([
    ['Go to', ['Parts', 'Service History']],
    ['Quick actions', ['Add New Part']],
  ]);
});

it('finds pages and first steps by every word, in any order', () => {
  expect(titles('part')).toEqual([['Go to', ['Parts', 'Add New Part']]]);
  expect(titles('HIST serv')).toEqual([['Go to', ['Service History']]]);
  expect(titles('part history')).toEqual([]);
});

it('gives every choice a key that can be an id', () => {
  const [section] = sectionsOf({ text: '', pages, actions, recents: [], search: nothing });
  expect(section?.choices.map(({ key }) => key)).toEqual(['page-_parts', 'page-_service-history']);
});

it.each([
  [
    'Oil filter',
    'oil',
    [
      ['Oil', true],
      [' filter', false],
    ],
  ],
  [
    'Brake oil',
    'oil bra',
    [
      ['Bra', true],
      ['ke ', false],
      ['oil', true],
    ],
  ],
  [
    '100% sure (.*)',
    '(.*) %',
    [
      ['100', false],
      ['%', true],
      [' sure ', false],
      ['(.*)', true],
    ],
  ],
  [
    'Zündkerzen',
    'ZÜND',
    [
      ['Zünd', true],
      ['kerzen', false],
    ],
  ],
  ['Porsche', 'bmw', [['Porsche', false]]],
])('cuts %s where %s stands', (title, text, parts) => {
  expect(cutAtWords(title, text).map(({ part, found }) => [part, found])).toEqual(parts);
});
