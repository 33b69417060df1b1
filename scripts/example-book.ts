// `npm run example-book`: makes a book of the demo data's Miata, for a look and for measurements. `--language de --paper letter --out FILE`
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Step } from '../svc-dossier/src/make-book.js';
import type { BookOptions, Language } from '../svc-dossier/src/model/book.js';
import { exampleBook } from './lib/example-book/example-book.js';
import { writeExampleFiles } from './lib/example-book/example-files.js';
import { buildStale } from './lib/build.js';
import { inRoot } from './lib/paths.js';
import { runTask, say, seconds } from './lib/say.js';
import { packageTargets } from './lib/targets.js';

const REGIONS: Record<Language, string> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
  es: 'es-ES',
  ja: 'ja-JP',
};
const ALL: BookOptions['chapters'] = [
  ...(['identity', 'ownership', 'timeline', 'services', 'modifications', 'issues', 'track-days'] as const),
  ...(['fuel', 'plates', 'papers', 'parts'] as const),
];
const ISSUED = '2026-11-23';
const MEGABYTE = 1_000_000;

await runTask(async () => {
  const { values } = parseArgs({
    options: {
      language: { type: 'string', default: 'en' },
      paper: { type: 'string', default: 'a4' },
      engine: { type: 'string', default: 'any' },
      withhold: { type: 'string', default: '' },
      out: { type: 'string', default: inRoot('.carnet/example-book.pdf') },
    },
  });
  const language = values.language as Language;
  const book = exampleBook(
    {
      ...{ chapters: ALL, from: null, to: null, withholdWords: [], sheets: true, language },
      withhold: values.withhold.split(',').filter(Boolean) as BookOptions['withhold'],
      paper: values.paper as BookOptions['paper'],
      region: REGIONS[language],
      distanceUnit: language === 'en' ? 'mi' : 'km',
    },
    ISSUED,
  );
  // The engine runs from its sources, but imports built packages.
  await buildStale(packageTargets());
  const { makeBook } = await import('../svc-dossier/src/make-book.js');
  const work = await mkdtemp(join(tmpdir(), 'carnet-book-'));
  try {
    const complete = await writeExampleFiles(book, work);
    const begun = performance.now();
    const times = new Map<Step, number>();
    const order = {
      book: complete,
      source: work,
      folder: join(work, 'made'),
      key: keyOfToday(),
      engine: values.engine as 'any',
    };
    const made = await makeBook(order, (step) => times.set(step, times.get(step) ?? performance.now() - begun));
    await writeFile(values.out, made.pdf);
    const steps = [...times].map(([step, at]) => `${step} from ${seconds(at)}`).join(', ');
    say(
      `${values.out}: ${(made.pdf.length / MEGABYTE).toFixed(1)} MB in ${seconds(performance.now() - begun)} (${steps})`,
    );
    say(
      `typeset ${made.isNative ? 'natively' : 'by WebAssembly'} with ${Math.round(made.memory / MEGABYTE)} MB at most`,
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
});

/** A throw-away key: an example needs no real issuer. */
function keyOfToday() {
  return { name: 'example.carnet', privateKey: generateKeyPairSync('ed25519').privateKey };
}
