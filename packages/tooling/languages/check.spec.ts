import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error -- plain JavaScript of the builds
import { faultsOf } from './check.mjs';

const faults = faultsOf as (root: string) => string[];
let room: string;

beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'carnet-room-'));
  mkdirSync(join(room, 'src/messages/en'), { recursive: true });
  writeFileSync(join(room, 'remote.json'), JSON.stringify({ nav: [{ label: 'Memos' }] }));
});
afterEach(() => rmSync(room, { recursive: true }));

it('asks for the texts of a menu, also where a remote has no part for them', () => {
  const lacking = ["en/remote.json lacks 'Memos' of remote.json"];
  expect(faults(room)).toEqual(lacking);
  writeFileSync(join(room, 'src/messages/en/remote.json'), '{}');
  expect(faults(room)).toEqual(lacking);
  writeFileSync(join(room, 'src/messages/en/remote.json'), '{ "memos": "Memos" }');
  expect(faults(room)).toEqual([]);
});
