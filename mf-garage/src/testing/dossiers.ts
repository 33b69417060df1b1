import type { Dossier, DossierEstimate, DossierOptions, Evidence } from '../dossiers/dossiers.queries';

export const someOptions = (changes: Partial<DossierOptions> = {}): DossierOptions => ({
  withhold: [],
  withhold_words: [],
  chapters: [
    'identity',
    'ownership',
    'timeline',
    'services',
    'modifications',
    'issues',
    'track-days',
    'plates',
    'papers',
    'parts',
  ],
  from: null,
  to: null,
  paper: 'letter',
  sheets: true,
  language: 'en',
  region: 'en-US',
  distance_unit: 'mi',
  ...changes,
});

/** A book that is ready. */
export const aDossier = (changes: Partial<Dossier> = {}): Dossier => ({
  id: 51,
  vehicle_id: 7,
  vehicle: { make: 'Porsche', model: '911 T', year: 1973, nickname: 'Olive' },
  options: someOptions(),
  state: 'ready',
  done: 0,
  of: 0,
  place: null,
  waiting: null,
  error: null,
  pages: 96,
  plates: 60,
  sheets: 45,
  entries: 96,
  withheld: 0,
  size: 4_412_345,
  sha256: 'c1'.repeat(32),
  fingerprint: '5f'.repeat(32),
  previews: 3,
  made_with: { engine: 'Typst 0.14.2', fonts: 'Barlow, Source Serif 4' },
  checkpoint: 'carnet.example/vehicles/7\n120\nAd34=\n\n— carnet.example AbCd\n',
  issued_on: '2026-11-23',
  created_at: '2026-11-23T14:00:00.000Z',
  finished_at: '2026-11-23T14:00:20.000Z',
  ...changes,
});

/** A book that is being made. */
export const aDossierUnderWay = (changes: Partial<Dossier> = {}): Dossier =>
  aDossier({
    state: 'queued',
    place: 1,
    ...{ pages: null, plates: null, sheets: null, entries: null, withheld: null, size: null, sha256: null },
    ...{ fingerprint: null, previews: 0, made_with: null, checkpoint: null, finished_at: null },
    ...changes,
  });

export const anEstimate = (changes: Partial<DossierEstimate> = {}): DossierEstimate => ({
  pages: 96,
  plates: 60,
  sheets: 45,
  entries: 90,
  papers: 40,
  withheld: { prices: 0, names: 0, words: 0 },
  hidden_missing: 0,
  ...changes,
});

export const someEvidence = (changes: Partial<Evidence> = {}): Evidence => ({
  vehicle_id: 7,
  odometer_unit: 'mi',
  entries: { all: 10, papered: 6, pictured: 1, told: 3, late: 2 },
  years: [
    { year: 1983, papered: 2, pictured: 0, told: 1 },
    { year: 1984, papered: 0, pictured: 0, told: 0 },
    { year: 1985, papered: 0, pictured: 1, told: 2 },
  ],
  provenance: { owners: { all: 0, papered: 0, pictured: 0 }, numbers: { all: 0, papered: 0, pictured: 0 } },
  gaps: [],
  findings: [],
  ...changes,
});
