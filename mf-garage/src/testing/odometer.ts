import type { Chapter, Odometer, Reading } from '../odometer/odometer.queries';

export const aReading = (changes: Partial<Reading> = {}): Reading => ({
  id: 61,
  vehicle_id: 7,
  source: 'by-hand',
  read_on: '2025-03-01',
  read_on_edtf: null,
  value: 84_120,
  standing: 'as-read',
  written_value: null,
  note: null,
  created_at: '2026-01-02T09:00:00.000Z',
  version: 1,
  ...changes,
});

export const aChapter = (changes: Partial<Chapter> = {}): Chapter => ({
  id: 71,
  vehicle_id: 7,
  kind: 'laid-up',
  from_date: '2020-01-01',
  to_date: null,
  last_value: null,
  first_value: null,
  unit_before: null,
  reading_source: null,
  reading_id: null,
  read_value: null,
  corrected_value: null,
  earlier_source: null,
  earlier_id: null,
  earlier_value: null,
  evidence: null,
  created_at: '2026-01-03T09:00:00.000Z',
  version: 1,
  ...changes,
});

export const anOdometer = (changes: Partial<Odometer> = {}): Odometer => ({
  vehicle_id: 7,
  current_mileage: null,
  odometer_unit: 'mi',
  readings: [],
  chapters: [],
  findings: [],
  explained: [],
  covered: null,
  expected: null,
  ...changes,
});
