import type { Chapter, Identity, Provenance } from '../provenance/provenance.queries';

const OF_OLIVE = { vehicle_id: 7, make: 'Porsche', model: '911 T', year: 1973, nickname: 'Olive' };
const MADE = { created_at: '2026-01-02T09:00:00.000Z', updated_at: '2026-01-02T09:00:00.000Z', version: 1 };

export const aChapter = (changes: Partial<Chapter> = {}): Chapter => ({
  id: 81,
  ...OF_OLIVE,
  owned_by: 'named',
  owner_name: 'Dr. Weiß',
  from_date: '1974-05-02',
  from_date_edtf: null,
  to_date: '1981-09-30',
  to_date_edtf: null,
  location: 'Graz',
  mileage: 120,
  odometer_unit: 'mi',
  acquired: 'bought-new',
  price: 118_500,
  currency: 'ATS',
  notes: 'Second set of keys.',
  ...MADE,
  ...changes,
});

export const anIdentity = (changes: Partial<Identity> = {}): Identity => ({
  id: 91,
  ...OF_OLIVE,
  kind: 'engine',
  name: null,
  as_built: '6111234',
  as_fitted: '6111234',
  match: 'matching',
  note: null,
  ...MADE,
  ...changes,
});

export const aProvenance = (changes: Partial<Provenance> = {}): Provenance => ({
  vehicle_id: 7,
  odometer_unit: 'mi',
  ownership: [],
  gaps: [],
  overlaps: [],
  identities: [],
  summary: { owners: 0, since: null, matching: 0, replaced: 0, not_known: 0 },
  ...changes,
});
