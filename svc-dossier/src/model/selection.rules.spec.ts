import { aBook, aService } from '../../test/a-book.js';
import type { Book } from './book.js';
import { contentOf, selected } from './selection.rules.js';

const services = [aService(1, { papers: [1], photos: [1] }), aService(6, { papers: [2] })];

it('takes what happened in the time that is asked for, and leaves the papers of the rest', () => {
  const book = selected(aBook({ services, identities: [] }, { from: '2004-01-01', to: null }));
  expect(book.services.map(({ id }) => id)).toEqual([6]);
  expect(book.papers.map(({ number }) => number)).toEqual([2, 3, 4]);
  expect(book.photos.map(({ number }) => number)).toEqual([2, 3, 4]);
});

it('takes a day that is known by its year where a part of that year is asked for', () => {
  const book = selected(aBook({ services: [aService(1, { day: '2004' })] }, { from: '2004-06-01', to: null }));
  expect(book.services).toHaveLength(1);
});

it('tells of hand-overs in the time that is asked for, and of the passport whenever it came', () => {
  const passport = { issuedOn: '2020-05-01', takenInOn: '2020-06-01', parts: [] };
  const transfers = { passport, handedOver: ['2019-07-03', '2021-08-04'] };
  const book = selected(aBook({ transfers }, { from: '2021-01-01', to: null }));
  expect(book.transfers).toEqual({ passport, handedOver: ['2021-08-04'] });
});

it('attaches no chapter that is left out, nor where files lie', () => {
  const content = contentOf(aBook({}, { chapters: ['services', 'papers'] })) as Record<string, unknown[]>;
  expect(content.services).toHaveLength(3);
  expect(content.owners).toEqual([]);
  expect(content.photos).toEqual([]);
  expect(JSON.stringify(content)).not.toContain('invoice.pdf');
});

it('keeps a comparison only where both of its photos are kept', () => {
  const pairs = [
    { before: 3, after: 4, caption: 'The sills' },
    { before: 1, after: 2, caption: 'Left in 2001' },
  ];
  const asked = aBook({ services, identities: [], pairs }, { from: '2004-01-01' });
  expect(selected(asked).pairs.map(({ caption }) => caption)).toEqual(['The sills']);
  expect(contentOf(selected(asked))).toMatchObject({ pairs: [pairs[0]] });
});

it('attaches no caption of a comparison where the plates are left out', () => {
  expect(contentOf(aBook())).toMatchObject({ pairs: aBook().pairs });
  expect(contentOf(aBook({}, { chapters: ['services'] }))).toMatchObject({ pairs: [] });
});

it('attaches what it names, and nothing that a book may have besides', () => {
  const content = contentOf({ ...aBook(), besides: 'not asked for' } as Book);
  expect(content).not.toHaveProperty('besides');
  expect(Object.keys(content).sort()).toEqual([...Object.keys(aBook()), 'schema'].sort());
});
