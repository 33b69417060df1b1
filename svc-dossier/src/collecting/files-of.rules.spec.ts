import { someOptions } from '../../test/a-book.js';
import { aDocument, anEvent, aPhoto, someAnswers, someBytes } from '../../test/answers.js';
import type { BookOptions } from '../model/book.js';
import { bookOf } from './book-of.rules.js';
import { filesOf } from './files-of.rules.js';

const answers = someAnswers({
  service: { events: [anEvent(1, { date_performed: '1990-01-01' }), anEvent(2)] },
  records: {
    photos: [aPhoto(1, { is_cover: true }), aPhoto(2, { links: [{ kind: 'service-event', id: 1 }] })],
    documents: [
      aDocument(3),
      aDocument(4, { hidden: [] }),
      aDocument(5, { original: someBytes({ media_type: 'image/heic' }), shown: someBytes() }),
      aDocument(6, { links: [{ kind: 'service-event', id: 1 }] }),
    ],
  },
});

const filesWith = (options: Partial<BookOptions>): string[] => {
  const book = bookOf(answers, { options: someOptions(options), issuedOn: '2026-11-23', timeZone: 'UTC' });
  return filesOf(book, answers.records).map(({ file }) => file);
};

const ALL = ['photo-1', 'photo-2', 'paper-3', 'paper-4', 'paper-5', 'paper-5-shown', 'paper-6'];

it.each<[string, Partial<BookOptions>, string[]]>([
  ['all', {}, ALL],
  ['of papers none where they are in a register only', { sheets: false }, ['photo-1', 'photo-2']],
  [
    'of photos the cover where the plates are left out',
    { chapters: ['papers'] },
    ALL.filter((one) => one !== 'photo-2'),
  ],
  [
    'no paper that nobody looked through where something is withheld',
    { withhold: ['names'] },
    ['photo-1', 'photo-2', 'paper-4'],
  ],
  ['only those of the time that is asked for', { from: '2000-01-01' }, ALL.filter((one) => !/2|6/.test(one))],
])('fetches %s', (_, options, files) => {
  expect(filesWith(options)).toEqual(files);
});
