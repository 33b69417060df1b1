import sanitizeHtml from 'sanitize-html';
import { checked } from './template-import.rules.js';

jest.mock('sanitize-html', () => jest.fn(jest.requireActual<typeof sanitizeHtml>('sanitize-html')));

const CHAIN = { name: 'Chain', type: 'Repair', recurrence_type: 'Periodic', recurrence_mileage_interval: 600 };
const why = (description: unknown) => {
  const entry = checked({ ...CHAIN, description }, 0, 'USD');
  return 'why' in entry ? [entry.why.code, String(entry.why)] : entry.template.description;
};

it('takes a description, cut down to what rich text may hold', () => {
  expect(why('<p onclick="x()">Oil</p>')).toBe('<p>Oil</p>');
});

it('says of an entry whose description cannot be sanitised why, and checks the others', () => {
  jest.mocked(sanitizeHtml).mockImplementationOnce(() => {
    throw new Error('Nested too deep');
  });
  expect(why('<p>Oil</p>')).toEqual(['field.not_sanitized', 'Error sanitizing HTML: Nested too deep']);
  expect(why('<p>Oil</p>')).toBe('<p>Oil</p>');
});

it.each([5, '<script>x()</script>'])(
  'says of a description of which nothing is left that it is invalid: %j',
  (html) => {
    expect(why(html)).toEqual([
      'import.bad_description',
      'Invalid HTML content in description. Check browser console for details.',
    ]);
  },
);
