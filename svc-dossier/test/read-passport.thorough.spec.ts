import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refused } from '../src/passport-imports/found-passport.js';
import { readPassport } from '../src/passport-imports/read-passport.js';
import { hostileOf, KNOWN } from './hostile-passports.js';

const SEEDS = 1_000;

it(`refuses ${SEEDS} hostile files, each with a reason, and leaves nothing but rows in the folder of its own`, async () => {
  const place = mkdtempSync(join(tmpdir(), 'carnet-hostile-'));
  const [path, folder] = [join(place, 'it.carnet'), join(place, 'rows')];
  try {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const { kind, bytes } = await hostileOf(seed);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      writeFileSync(path, bytes);
      const answer = await readPassport({ path, folder, lists: KNOWN }).catch((error: unknown) => error);
      if (!(answer instanceof Refused)) throw new Error(`Seed ${seed}, ${kind}: ${String(answer)}`);
      const left = readdirSync(folder).filter((name) => !/^list-\d+$/.test(name));
      expect([left, readdirSync(place).toSorted()]).toEqual([[], ['it.carnet', 'rows']]);
    }
  } finally {
    rmSync(place, { recursive: true });
  }
}, 600_000);
