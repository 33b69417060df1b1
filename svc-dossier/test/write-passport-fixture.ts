// Writes a passport of this release, as a fixture for later releases: `tsx test/write-passport-fixture.ts <file>`.
import { writeFileSync } from 'node:fs';
import { aPassport } from './a-passport.js';
import { GOOD } from './hostile-passports.js';

const before = await aPassport(GOOD);
writeFileSync(process.argv[2]!, (await aPassport({ ...GOOD, before })).bytes);
