import { bookOptions, optionsOf } from './dossier.rules.js';

it('has fuel in a book that has the timeline, and in no other', () => {
  expect(bookOptions(optionsOf({}, null)).chapters).toContain('fuel');
  expect(bookOptions(optionsOf({ chapters: ['identity'] }, null)).chapters).not.toContain('fuel');
  expect(bookOptions(optionsOf({ chapters: ['services', 'parts'] }, null)).chapters).toEqual(['services', 'parts']);
});

it('has what is mounted in a book that has the identity, and in no other', () => {
  expect(bookOptions(optionsOf({ chapters: ['identity'] }, null)).chapters).toEqual(['identity', 'mounted']);
  expect(bookOptions(optionsOf({ chapters: ['timeline'] }, null)).chapters).not.toContain('mounted');
});
