import { aBook, aService } from '../../test/a-book.js';
import { evidenceSummary } from './evidence-view.rules.js';

const nothingElse = { modifications: [], issues: [], trackDays: [], readings: [] };

it('counts entries by what stands behind them', () => {
  const services = [
    aService(1, { papers: [1] }),
    aService(2, { photos: [1] }),
    aService(3, { enteredOn: '2020-01-01' }),
  ];
  const { entries, years } = evidenceSummary(aBook({ ...nothingElse, services }));
  expect(entries).toEqual({ all: 3, papered: 1, pictured: 1, told: 1, late: 1 });
  expect(years.find(({ year }) => year === 2001)).toEqual({ year: 2001, papered: 1, pictured: 0, told: 0 });
});

it('says of what is missing whose time it was, the longest first, and what to look for', () => {
  const services = [aService(1, { papers: [1] }), aService(2), aService(4, { papers: [1] })];
  const { gaps } = evidenceSummary(aBook({ ...nothingElse, services }));
  expect(gaps.filter(({ kind }) => kind !== 'distance')).toEqual([
    { kind: 'nothing', from: '1967', to: '2000', miles: null, owner: 'Margaret Holloway', next: 'ask-owner' },
    { kind: 'nothing', from: '2005', to: '2026', miles: null, owner: 'Robin Ellery', next: 'ask-owner' },
    { kind: 'no-paper', from: '2002', to: '2002', miles: null, owner: 'Robin Ellery', next: 'find-invoice' },
    { kind: 'nothing', from: '2003', to: '2003', miles: null, owner: 'Robin Ellery', next: 'ask-owner' },
  ]);
});

it('names nobody where several had it, or one without a name', () => {
  const [first, second] = aBook().owners;
  const owners = [
    { ...first!, until: '1980-01-01' },
    { ...second!, from: '1980-01-01', name: null },
  ];
  const services = [aService(1, { papers: [1] })];
  const { gaps } = evidenceSummary(aBook({ ...nothingElse, owners, services }));
  expect(gaps.map(({ from, to, owner, next }) => [from, to, owner, next])).toEqual([
    ['1967', '2000', null, 'ask-previous-owner'],
    ['2002', '2026', null, 'ask-previous-owner'],
  ]);
});

it('sends who keeps the records to their own folder for their own time', () => {
  const [first, second] = aBook().owners;
  const owners = [first!, { ...second!, name: null, isKeeper: true }];
  const { gaps } = evidenceSummary(aBook({ ...nothingElse, owners, services: [aService(1, { papers: [1] })] }));
  expect(gaps.map(({ from, owner, next }) => [from, owner, next])).toEqual([
    ['1967', 'Margaret Holloway', 'ask-owner'],
    ['2002', null, 'look-at-home'],
  ]);
});

it('says how far it ran without a paper', () => {
  const services = [aService(1, { mileage: 20_000, papers: [1] }), aService(4, { mileage: 45_000, papers: [1] })];
  const { gaps } = evidenceSummary(aBook({ ...nothingElse, services }));
  expect(gaps.find(({ kind }) => kind === 'distance')).toMatchObject({
    ...{ from: '2001-05-12', to: '2004-05-12', miles: 25_000, owner: 'Robin Ellery', next: 'find-inspection' },
  });
});

it('has the contradictions, first those that nobody has explained', () => {
  const [explained] = aBook().findings;
  const open = { ...explained!, kind: 'silent' as const, explanation: null };
  expect(evidenceSummary(aBook({ findings: [explained!, open] })).findings).toEqual([open, explained]);
});

it('counts owners and numbers by what stands behind them, apart from entries', () => {
  const [first, second] = aBook().owners;
  const owners = [{ ...first!, papers: [1] }, second!];
  const { provenance, entries } = evidenceSummary(aBook({ ...nothingElse, owners, services: [] }));
  expect(provenance).toEqual({
    owners: { all: 2, papered: 1, pictured: 0 },
    numbers: { all: 2, papered: 1, pictured: 1 },
  });
  expect(entries.all).toBe(0);
});
