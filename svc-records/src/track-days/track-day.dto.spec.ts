import { isBlank } from './track-day.dto.js';

it.each(['', ' ', '<p></p>', '<p><br></p>', '<p><br /></p><p>&nbsp;</p>', '<p>\u00a0</p>', '<ul><li></li></ul>'])(
  'nothing can be read in %j',
  (html) => expect(isBlank(html)).toBe(true),
);

it.each(['<p>.</p>', 'x', '<p>&lt;</p>'])('something can be read in %j', (html) => expect(isBlank(html)).toBe(false));
