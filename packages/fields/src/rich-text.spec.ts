import 'reflect-metadata';
import sanitizeHtml from 'sanitize-html';
import { RichTextField } from './fields.js';
import { validationPipe } from './validation.pipe.js';

jest.mock('sanitize-html', () => jest.fn(jest.requireActual<typeof sanitizeHtml>('sanitize-html')));

class Report {
  @RichTextField()
  content?: string | null;
}

const taken = (content: string) => validationPipe().transform({ content }, { type: 'body', metatype: Report });

it('refuses a text that cannot be sanitised, and says why, instead of failing', async () => {
  jest.mocked(sanitizeHtml).mockImplementationOnce(() => {
    throw new Error('Nested too deep');
  });
  await expect(taken('<p>Two laps</p>')).rejects.toMatchObject({
    status: 400,
    message: 'Error sanitizing HTML: Nested too deep',
  });
  await expect(taken('<p>Two laps</p>')).resolves.toMatchObject({ content: '<p>Two laps</p>' });
});
