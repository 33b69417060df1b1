import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPassport } from '../src/passport-imports/read-passport.js';
import { KNOWN } from './hostile-passports.js';

const folder = join(__dirname, 'fixtures');

it.each(readdirSync(folder).filter((name) => name.endsWith('.carnet')))(
  'reads a passport of an earlier release: %s',
  async (name) => {
    const rows = mkdtempSync(join(tmpdir(), 'carnet-fixture-'));
    try {
      const found = await readPassport({ path: join(folder, name), folder: rows, lists: KNOWN });
      expect(found).toMatchObject({ manifest: { format: 'carnet-passport' }, parts: [{}, {}], originals: [{ id: 5 }] });
    } finally {
      rmSync(rows, { recursive: true });
    }
  },
);
