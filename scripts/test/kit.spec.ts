import { readFileSync } from 'node:fs';
import { goneDoors } from '../contracts/kit.js';
import { kitBreaks } from '../contracts/kit-breaking.js';
import { versionFault } from '../contracts/kit-version.js';
import { inRoot, root } from '../lib/paths.js';

const RELEASED = `
  import type { ReactNode } from 'react';
  interface BadgeProps { text: string; tone?: 'good' | 'bad' }
  export declare function Badge(props: BadgeProps): ReactNode;
  export declare const useState: (path: string) => { status: 'loading' } | { status: 'ready' };
  export interface Page { rows: number }
  export {};
`;
const changed = (from: string, to: string) => {
  expect(RELEASED).toContain(from);
  return RELEASED.replace(from, to);
};

it.each([
  ['an export is gone', changed('export declare function Badge', 'declare function Badge'), ['Badge is gone']],
  ['a type is gone', changed('export interface Page', 'interface Page2'), ['Page is gone']],
  [
    'more is demanded',
    changed('text: string;', 'text: string; icon: string;'),
    ['Badge cannot stand in for what it was'],
  ],
  ['less may be given', changed(`'good' | 'bad'`, `'good'`), ['Badge cannot stand in for what it was']],
  [
    'more comes back',
    changed(`{ status: 'ready' }`, `{ status: 'lost' }`),
    ['useState cannot stand in for what it was'],
  ],
])('breaks what was built before where %s', (_what, now, expected) => {
  expect(kitBreaks(RELEASED, now, root)).toEqual(expected);
});

it.each([
  ['nothing changed', RELEASED],
  ['there is more', `${RELEASED}\nexport declare const more: number;`],
  ['more may be given', changed('text: string;', 'text: string; icon?: string;')],
  ['less comes back', changed(`{ status: 'loading' } | `, '')],
])('breaks nothing where %s', (_what, now) => {
  expect(kitBreaks(RELEASED, now, root)).toEqual([]);
});

it.each([
  ['index', 'apiOf'],
  ['forms', 'useKitForm'],
  ['editor', 'RichTextEditor'],
])('knows of the released %s each export, not only the modules that have them', (entry, name) => {
  const released = readFileSync(inRoot('packages/mf-kit/released', `${entry}.d.ts`), 'utf8');
  expect(kitBreaks(released, 'export {};', root)).toContain(`${name} is gone`);
});

it('says of a door of the release that it is gone', () => {
  expect(goneDoors(['index.d.ts', 'forms.d.ts', 'version.json'])).toEqual(['index: the door is gone']);
});

it.each([
  ['stays', false, false, '1.2.0', null],
  ['has more', true, false, '1.2.0', '1.3.0'],
  ['has more, and says so', true, false, '1.3.0', null],
  ['breaks', true, true, '1.3.0', '2.0.0'],
  ['breaks, and says so', true, true, '2.0.0', null],
  ['goes back', false, false, '1.1.9', '1.2.0'],
])('wants a version of a kit that %s', (_what, differs, breaks, now, needed) => {
  const fault = versionFault({ released: '1.2.0', now, differs, breaks });
  expect(fault).toBe(needed && `its version is ${now}, and must be ${needed} or above`);
});
