import { changesOf, type JournalFields, leafOf, rootOf } from './journal.rules.js';

const bytes = (hex: string): string => Buffer.from(hex, 'hex').toString('latin1');

/** The test leaves and roots of RFC 6962's reference implementation. */
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

it.each(ROOTS.map((root, size) => ({ size, root })))(
  'a tree of $size leaves has the root of RFC 6962',
  ({ size, root }) => {
    expect(rootOf(LEAVES.slice(0, size).map(bytes)).toString('hex')).toBe(root);
  },
);

it('a leaf is the same however its digests are ordered, and another where anything of it is', () => {
  const meta = { seq: 7, kind: 'issue', id: 3, version: 1, action: 'created' as const, at: '2026-05-01T10:00:00.000Z' };
  const leaf = leafOf(meta, { title: 'aa', status: 'bb' });
  expect(leafOf(meta, { status: 'bb', title: 'aa' })).toBe(leaf);
  expect(leaf).toBe(
    '{"digests":{"status":"bb","title":"aa"},"meta":{"action":"created","at":"2026-05-01T10:00:00.000Z","id":3,"kind":"issue","seq":7,"version":1}}',
  );
  const others = [{ seq: 8 }, { id: 4 }, { version: 2 }, { at: '2026-05-01T10:00:00.001Z' }].map((other) =>
    leafOf({ ...meta, ...other }, { title: 'aa', status: 'bb' }),
  );
  expect(new Set([leaf, ...others]).size).toBe(5);
});

it('a change says what a field was before, however long that is ago', () => {
  const entries: { fields: JournalFields | null }[] = [
    { fields: { title: 'Rattle', priority: 'High' } },
    { fields: { priority: 'Low' } },
    { fields: { title: 'Rattle at idle' } },
    { fields: { title: null } },
    { fields: null },
  ];
  expect(changesOf(entries)).toEqual([
    [
      { name: 'title', before: null, after: 'Rattle' },
      { name: 'priority', before: null, after: 'High' },
    ],
    [{ name: 'priority', before: 'High', after: 'Low' }],
    [{ name: 'title', before: 'Rattle', after: 'Rattle at idle' }],
    [{ name: 'title', before: 'Rattle at idle', after: null }],
    [],
  ]);
});
