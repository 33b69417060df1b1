import { readFileSync } from 'node:fs';
import { FAULTS } from './faults.data.js';
import { inRoot } from './paths.js';

it.each(FAULTS)('$file has the text of its fault once: $fault', ({ file, right }) => {
  expect(readFileSync(inRoot(file), 'utf8').split(right)).toHaveLength(2);
});
