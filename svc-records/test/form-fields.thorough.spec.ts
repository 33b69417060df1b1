import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPdf, type PdfText } from '../src/pictures/paper.js';
import { aFilledForm, aPdf, type FormField } from './papers.js';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'forms-'))));
afterAll(() => rm(folder, { recursive: true }));

async function textOf(bytes: Buffer): Promise<PdfText> {
  const path = join(folder, 'form.pdf');
  await writeFile(path, bytes);
  const pdf = await openPdf(path);
  try {
    return pdf.text();
  } finally {
    pdf.close();
  }
}

const lines = ({ text }: PdfText): string[] => text.split(/[\r\n]+/).map((line) => line.replace(/\s+/g, ' ').trim());

/** A form field to the right of `Owner`, the only label. */
const owner = (field: Omit<FormField, 'at'>, more?: string): Buffer =>
  aFilledForm([[60, 700, 'Owner']], [{ at: [120, 696, 300, 716], ...field }], more);

const utf16 = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
const CHECKED = (state: string): string => `/FT /Btn /AS /${state} /V /${state} /AP << /N << /Yes LOOK /Off LOOK >> >>`;

it.each<[string, Omit<FormField, 'at'>, string | null]>([
  ['a text', { entries: '/FT /Tx /F 4 /V (Paul Martin)', shows: 'Paul Martin' }, 'Owner Paul Martin'],
  ['a text in UTF-16', { entries: `/FT /Tx /F 4 /V ${utf16('Zoë Müller 山田')}` }, 'Owner Zoë Müller 山田'],
  [
    'a choice, in the words that are shown',
    { entries: '/FT /Ch /Ff 131072 /V (d) /Opt [[(p) (Petrol)] [(d) (Diesel)]]' },
    'Owner Diesel',
  ],
  ['a choice that was typed', { entries: '/FT /Ch /Ff 393216 /V (Steam) /Opt [(Petrol)]' }, 'Owner Steam'],
  ['some of a list', { entries: '/FT /Ch /Ff 2097152 /V [(A) (C)] /I [0 2] /Opt [(A) (B) (C)]' }, 'Owner A'],
  ['a comb', { entries: '/FT /Tx /F 4 /Ff 16777216 /MaxLen 17 /V (WVWZZZ1JZXW000001)' }, 'Owner WVWZZZ1JZXW000001'],
  ['a box that is ticked', { entries: CHECKED('Yes') }, 'Owner ☑'],
  ['a box that is not', { entries: CHECKED('Off') }, 'Owner'],
  ['what only its appearance says', { entries: '/FT /Tx /F 4', shows: 'Paul Martin' }, 'Owner Paul Martin'],
  [
    'what the form of its document does not name',
    { entries: '/F 4', shows: 'Paul Martin', isLoose: true },
    'Owner Paul Martin',
  ],
  ['nothing', { entries: '/FT /Tx /F 4 /V ()' }, 'Owner'],
  ['nothing of a hidden field', { entries: '/FT /Tx /F 2 /V (secret)', shows: 'secret' }, 'Owner'],
  ['nothing of a field for screens alone that is not viewed', { entries: '/FT /Tx /F 32 /V (secret)' }, 'Owner'],
  ['nothing of a password', { entries: '/FT /Tx /F 4 /Ff 8192 /V (secret)', shows: '****' }, 'Owner'],
  ['nothing of a button', { entries: '/FT /Btn /F 4 /Ff 65536 /MK << /CA (Print) >>', shows: 'Print' }, 'Owner'],
])('reads %s', async (_, field, expected) => {
  const text = await textOf(owner(field));
  expect(lines(text)[0]).toBe(expected);
  expect(text.text).not.toContain('secret');
});

it('reads several lines as lines', async () => {
  const text = await textOf(owner({ entries: '/FT /Tx /F 4 /Ff 4096 /V (Main Street 5\\r8000 Zurich)' }));
  expect(lines(text)).toEqual(['Owner Main Street 5', '8000 Zurich']);
});

it('leaves XFA alone, and reads the form beside it', async () => {
  const bytes = owner({ entries: '/FT /Tx /F 4 /V (Paul Martin)' }, '/XFA [(datasets) 5 0 R]');
  expect(lines(await textOf(bytes))).toEqual(['Owner Paul Martin']);
});

it('puts what was filled in where it stands: behind its label, before its unit, below its heading', async () => {
  const text = await textOf(
    aFilledForm(
      [
        [60, 760, 'REGISTRATION'],
        [60, 700, 'Date'],
        [300, 700, 'Mileage'],
        [500, 700, 'km'],
        [60, 660, 'Vendor'],
        [300, 660, 'Total'],
        [60, 600, 'Signature'],
      ],
      [
        { at: [350, 696, 490, 712], entries: '/FT /Tx /F 4 /V (154754)' },
        { at: [100, 696, 200, 712], entries: '/FT /Tx /F 4 /V (2024-03-05)' },
        { at: [60, 640, 200, 656], entries: '/FT /Tx /F 4 /V (Acme Garage)' },
        { at: [300, 640, 400, 656], entries: '/FT /Tx /F 4 /V (1234.50)' },
      ],
    ),
  );
  const all = lines(text).join(' ');
  expect(all).toBe('REGISTRATION Date 2024-03-05 Mileage 154754 km Vendor Acme Garage Total 1234.50 Signature');
});

it('knows a page that says something from one that was only filled in', async () => {
  expect(await textOf(aPdf('An invoice that says all of this as text'))).toMatchObject({ isText: true, filled: '' });
  const value = 'Paul Martin, Main Street 5, Zurich';
  const field: FormField = { at: [120, 696, 300, 716], entries: `/FT /Tx /F 4 /V (${value})` };
  expect(await textOf(aFilledForm([], [field]))).toEqual({ text: value, filled: value, isText: false });
});
