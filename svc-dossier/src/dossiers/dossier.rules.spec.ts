import { bookOptions, optionsOf } from './dossier.rules.js';

it('has fuel in a book that has the timeline, and in no other', () => {
  expect(bookOptions(optionsOf({}, null)).chapters).toContain('fuel');
  expect(bookOptions(optionsOf({ chapters: ['services', 'parts'] }, null)).chapters).toEqual(['services', 'parts']);
});
