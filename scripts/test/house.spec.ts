import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Checkout } from '../lib/house/checkout.js';
import { FACTS } from '../lib/house/facts.js';
import { filesToSql } from '../lib/house/reach.js';

const EVENTS = 'svc-service/src/service-events';
const CONTROLLER = `${EVENTS}/service-events.controller.ts`;
const FILES = {
  'packages/kit/package.json': JSON.stringify({
    name: '@carnet/kit',
    exports: { '.': { types: './src/index.ts' } },
    dependencies: { '@carnet/base': '1.0.0' },
  }),
  'packages/base/package.json': JSON.stringify({ name: '@carnet/base', dependencies: { '@carnet/kit': '1.0.0' } }),
  'packages/doors/package.json': JSON.stringify({
    name: '@carnet/doors',
    exports: { './front': { types: './src/front.ts' }, './back': { types: './src/back.ts' } },
  }),
  'packages/doors/src/front.ts': `export const bell = 1;\nexport const mat = 2;`,
  'packages/doors/src/back.ts': `export const bin = 1;`,
  'packages/kit/src/index.ts': `export * from './database.js';\nexport type { Row } from './row.js';`,
  'packages/kit/src/database.ts': `import type { Row } from './row.js';
    export class Database { rows(text: string): Row[] { return []; } lock() { return this.rows('select lock_owner($1)'); } }`,
  'packages/kit/src/row.ts': `import type { Database } from './database.js';\nexport interface Row { from: Database }`,
  [CONTROLLER]: `import { Events } from './events.service.js';
    class C { constructor(private readonly events: Events) {}
      create() { return this.events.create(); } update() { return this.events.update(); } list() { return []; } }`,
  [`${EVENTS}/events.service.ts`]: `import { Database } from '@carnet/kit';
    import { isAllowed } from './event.rules.js';\nimport { insertEvent } from './events.repository.js';
    export class Events { constructor(private readonly db: Database) {}
      create() { if (isAllowed()) return insertEvent(); } update() { return this.db.lock(); } }`,
  [`${EVENTS}/event.rules.ts`]: `// What is allowed\n// Of all\nexport const isAllowed = () => true; // whatever`,
  [`${EVENTS}/events.repository.ts`]: `/** Of one event */\nexport function insertEvent() { return 'insert into events select 1'; }`,
  [`${EVENTS}/events.spec.ts`]: `export const many = 1;`,
};

const folder = mkdtempSync(join(tmpdir(), 'carnet-house-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
for (const args of [
  ['init', '-q'],
  ['add', '.'],
])
  execFileSync('git', args, { cwd: folder });
const checkout = new Checkout(folder);

const fact = (title: RegExp) => {
  const [, figures] = FACTS.find(([name]) => title.test(name))!;
  return Object.fromEntries(figures(checkout));
};

it('follows a route through services and packages to its SQL, and leaves out what leads to none', () => {
  expect(filesToSql(checkout, CONTROLLER, 'create')).toEqual([
    `${EVENTS}/events.repository.ts`,
    `${EVENTS}/events.service.ts`,
    CONTROLLER,
  ]);
  expect(filesToSql(checkout, CONTROLLER, 'update')).toContain('packages/kit/src/database.ts');
  expect(filesToSql(checkout, CONTROLLER, 'list')).toEqual([]);
});

it('counts names by package, types included, and by door where a package has none for all of it', () => {
  expect(fact(/Names/)).toEqual({ 'packages/kit': 2, 'packages/doors/front': 2, 'packages/doors/back': 1 });
});

it('counts files that import each other in a circle, types included, and packages that need each other', () => {
  expect(fact(/circle/)).toEqual({ circles: 1, 'circles of packages': 1 });
});

it('counts a comment of several lines once', () => {
  expect(fact(/Comments/)).toEqual({ 'svc-service': 2, together: 2 });
});

it('counts lines without tests', () => {
  expect(fact(/Lines/)).toEqual({ 'packages/doors': 3, 'packages/kit': 6, 'svc-service': 13, together: 22 });
});
