import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rowSchema } from '@carnet/journal';
import type { Schema } from '../src/passport-imports/fits.rules.js';
import type { FoundPassport, KnownList } from '../src/passport-imports/found-passport.js';
import { readPassport } from '../src/passport-imports/read-passport.js';

const folder = join(__dirname, 'fixtures');

/** The views with the rows of each list, from the services' current contracts. */
const LISTS = {
  garage: {
    ...{ vehicles: 'VehicleView', parts: 'PartView', 'odometer-readings': 'OdometerReadingView' },
    ...{ 'odometer-chapters': 'OdometerChapterView', 'vehicle-identities': 'IdentityView' },
    'ownership-chapters': 'OwnershipChapterView',
  },
  service: { 'service-events': 'ServiceEventView' },
  records: {
    ...{ modifications: 'ModificationView', issues: 'IssueView', 'track-days': 'TrackDayView' },
    ...{ photos: 'PhotoView', documents: 'DocumentView' },
  },
  usage: {
    ...{ 'fill-ups': 'FillUpView', 'track-sessions': 'TrackSessionView', components: 'ComponentView' },
    ...{ fitments: 'FitmentView', 'component-entries': 'EntryView' },
  },
};

/** Lists whose rows refer to their vehicle by another field, or not at all. */
const ID_OF: Readonly<Record<string, KnownList['vehicle']>> = {
  vehicles: 'id',
  components: 'asked',
  'component-entries': 'asked',
};
/** Lists added to passports together with components. */
const OF_COMPONENTS = ['components', 'fitments', 'component-entries'];

const KNOWN = Object.entries(LISTS).flatMap(([service, lists]) => {
  const contract = readFileSync(join(__dirname, `../../svc-${service}/openapi.json`), 'utf8');
  const { schemas } = (JSON.parse(contract) as { components: { schemas: Record<string, object> } }).components;
  return Object.entries(lists).map(([name, view]): KnownList => {
    const schema = rowSchema(view, schemas) as unknown as Schema;
    return { name, version: 1, vehicle: ID_OF[name] ?? 'vehicle_id', schema };
  });
});

async function read(name: string): Promise<FoundPassport> {
  const rows = mkdtempSync(join(tmpdir(), 'carnet-fixture-'));
  try {
    return await readPassport({ path: join(folder, name), folder: rows, lists: KNOWN });
  } finally {
    rmSync(rows, { recursive: true });
  }
}

it.each(readdirSync(folder).filter((name) => name.endsWith('.carnet')))(
  'reads a passport of an earlier release by the contracts of now: %s',
  async (name) => {
    expect(await read(name)).toMatchObject({ manifest: { format: 'carnet-passport' } });
  },
);

it('finds both installations of a history that has gone on', async () => {
  const { parts, originals } = await read('release-0.1.0.carnet');
  expect(parts).toHaveLength(2);
  expect(originals).toMatchObject([{ id: 5 }]);
});

it('finds rows of each list that the vehicle of a whole stack had, and its photo and paper', async () => {
  const { lists, originals, parts } = await read('release-0.1.0-all-lists.carnet');
  const before = KNOWN.filter(({ name }) => !OF_COMPONENTS.includes(name));
  expect(lists.map(({ name }) => name).toSorted()).toEqual(before.map(({ name }) => name).toSorted());
  expect(lists.filter(({ rows }) => rows > 0)).toHaveLength(9);
  expect(originals).toMatchObject([{ kind: 'photo' }, { kind: 'document' }]);
  expect(parts).toMatchObject([{ size: 10 }]);
});

it('finds what was mounted on a vehicle, and what happened to it', async () => {
  const { lists, parts } = await read('release-0.1.0-components.carnet');
  expect(lists.map(({ name }) => name).toSorted()).toEqual(KNOWN.map(({ name }) => name).toSorted());
  const rowsOf = (name: string) => lists.find((one) => one.name === name)?.rows;
  expect(OF_COMPONENTS.map(rowsOf)).toEqual([3, 3, 5]);
  expect(parts).toHaveLength(1);
});
