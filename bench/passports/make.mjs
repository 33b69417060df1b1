// Makes a passport of files that another process serves, with svc-dossier's built code: `node make.mjs <port> <folder> <hash,hash,…>`. Reports its memory.
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const from = (path) => import(new URL(`../../${path}`, import.meta.url));
const [{ digestsOf, leafOf, saltOf }, { Peer }] = await Promise.all(
  ['journal', 'rest'].map((name) => from(`packages/${name}/dist/index.js`)),
);
const [{ RecordFiles }, { PassportZip }, { passportJournal }, { checkpointNote }, merkle, { publicKeyOf }] =
  await Promise.all(
    [
      ...['collecting/record-files.js', 'passports/passport-zip.js', 'passports/passport-journal.js'],
      ...['checkpoint/checkpoint.rules.js', 'checkpoint/merkle.rules.js', 'seal/sealing-key.js'],
    ].map((path) => from(`svc-dossier/dist/${path}`)),
  );

const [port, folder, hashes] = process.argv.slice(2);
const VEHICLE = { id: 7, make: 'Alfa Romeo' };
const MEGABYTE = 1024 ** 2;
const key = { name: 'bench.example', privateKey: generateKeyPairSync('ed25519').privateKey };
const kilobytes = (what) =>
  Number(new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))[1]);

/** The journal of a vehicle, with one entry. */
function aJournal() {
  const meta = { seq: 1, kind: 'vehicle', id: 7, version: 1, action: 'created', at: '2026-05-01T10:00:00.000Z' };
  const text = leafOf(meta, digestsOf('salt', { make: VEHICLE.make }));
  const hash = merkle.leafHash(text);
  const root = merkle.rootOfEdge(merkle.appended(merkle.EMPTY, [hash])).toString('base64');
  const head = { origin: `${key.name}/vehicles/1`, size: 1, root };
  const values = { make: { salt: saltOf('salt', 'make'), value: VEHICLE.make } };
  const entries = [{ leaf: 0, text, kind: 'vehicle', id: 7, values }];
  return { ...head, note: checkpointNote(head, null, key), leaves: [hash.toString('base64')], entries };
}

const records = new Peer('records', `http://127.0.0.1:${port}`, 'token');
const files = new RecordFiles(records);
const zip = await PassportZip.create(join(folder, 'made.carnet'), new Date());
// Resets the memory peak, since loading the modules needs more memory for a moment.
writeFileSync('/proc/self/clear_refs', '5');
const before = kilobytes('VmRSS');
const begun = performance.now();
await zip.addText('lists/vehicles.ndjson', `${JSON.stringify(VEHICLE)}\n`);
await zip.addText('lists/vehicles.schema.json', '{}\n');
const originals = [];
for (const [at, sha256] of hashes.split(',').entries()) {
  const path = join(folder, 'file');
  if (!(await files.fetch(1, { fileId: at, sha256 }, path))) throw new Error(`File ${at} is lost`);
  const to = `originals/${sha256}`;
  const { bytes } = await zip.addFile(to, path, true);
  await rm(path);
  originals.push({ id: at, kind: 'photo', name: 'a.jpg', media_type: 'image/jpeg', bytes, sha256, path: to });
}
await zip.addText('verify.html', '<p>A page</p>');
const { origin, size, root, ...journal } = aJournal();
const text = passportJournal({ origin, size, root, ...journal }, [], new Map([['vehicle', new Set()]]));
const journalPlace = await zip.addPlain('journal.json', text);
const list = { name: 'vehicles', version: 1, rows: 1, json: 'lists/vehicles.ndjson' };
const manifest = {
  ...{ format: 'carnet-passport', version: 1, made_at: new Date().toISOString(), issued_on: '2026-11-28' },
  made_by: { name: key.name, key: publicKeyOf(key), release: 'bench' },
  vehicle: { year: 1967, make: VEHICLE.make, model: 'Giulia', vin: null },
  ...{ withheld: [], withheld_originals: [], missing: [], originals },
  lists: [{ ...list, schema: 'lists/vehicles.schema.json', withheld: [] }],
  journal: { path: 'journal.json', origin, size, root },
  entries: [...zip.entries],
};
const manifestPlace = await zip.addPlain('manifest.json', JSON.stringify(manifest));
const about = { issuedOn: '2026-11-28', manifest: manifestPlace, journal: { ...journalPlace, size, root } };
const { bytes } = await zip.seal(about, key);
records.close();
const seconds = (performance.now() - begun) / 1000;
const inMegabytes = (one) => Math.round((one * 1024) / MEGABYTE);
console.log(JSON.stringify({ bytes, seconds, before: inMegabytes(before), most: inMegabytes(kilobytes('VmHWM')) }));
