import { Blob as NodeBlob } from 'node:buffer';
import { aZip } from '../testing/zips';
import { openArchive } from '../import-pictures/zip-archive';
import { MAX_ROWS, readTableFile, withSheet } from './table-file';

jest.mock('../import-pictures/zip-archive', () => {
  const actual = jest.requireActual<typeof import('../import-pictures/zip-archive')>('../import-pictures/zip-archive');
  return { ...actual, openArchive: jest.fn(actual.openArchive) };
});

interface SheetDraft {
  name: string;
  state?: string;
  /** Content of `<sheetData>`. */
  xml: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as a program writes it, with text inside the cells. */
function aWorkbook(...sheets: SheetDraft[]): File {
  const parts = [
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets
        .map(
          ({ name, state }, at) =>
            `<sheet name="${name}" sheetId="${at + 1}" ${state ? `state="${state}"` : ''} r:id="rId${at + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
        .map(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ],
    ...sheets.map(({ xml }, at) => [
      `xl/worksheets/sheet${at + 1}.xml`,
      `<worksheet xmlns="${MAIN}"><sheetData>${xml}</sheetData></worksheet>`,
    ]),
  ] as [string, string][];
  const bytes = aZip(parts.map(([name, content]) => ({ name, content: HEAD + content })));
  const blob = new NodeBlob([bytes]) as unknown as File;
  return Object.assign(blob, { name: 'book.xlsx' });
}

const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (place: string, value: number) => `<c r="${place}"><v>${value}</v></c>`;
const row = (at: number, ...cells: string[]) => `<row r="${at}">${cells.join('')}</row>`;
const log = (name: string, state?: string): SheetDraft => ({
  ...{ name, state },
  xml: row(1, text('A1', 'Date'), text('B1', 'Service')) + row(2, text('A2', '2024-05-12'), text('B2', name)),
});

it('shows the first sheet that is not hidden, and offers the others, hidden ones last', async () => {
  const file = await readTableFile(
    aWorkbook(log('Choices', 'hidden'), log('Log'), log('Older', 'veryHidden'), log('2025')),
  );
  expect([file.sheet, file.rows[1]]).toEqual(['Log', ['2024-05-12', 'Log']]);
  expect(file.sheets?.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['Log', false],
    ['2025', false],
    ['Choices', true],
    ['Older', true],
  ]);
  expect(withSheet(file, 'Choices')).toMatchObject({ sheet: 'Choices', rows: [{}, ['2024-05-12', 'Choices']] });
});

it('asks nothing where one sheet alone has rows', async () => {
  const file = await readTableFile(aWorkbook({ name: 'Empty', xml: '' }, log('Log')));
  expect([file.sheets, file.rows.length]).toEqual([undefined, 2]);
});

it('shows no hidden sheet instead of one that is too long', async () => {
  const long = Array.from({ length: MAX_ROWS + 2 }, (_, at) => row(at + 1, number(`A${at + 1}`, at))).join('');
  await expect(readTableFile(aWorkbook({ name: 'Log', xml: long }, log('Choices', 'hidden')))).rejects.toMatchObject({
    fault: 'too-many-rows',
  });
  const file = await readTableFile(aWorkbook({ name: 'Log', xml: long }, log('Short'), log('Choices', 'hidden')));
  expect(file.sheet).toBe('Short');
});

it('has its values where what stands beside them cannot be read, and says so', async () => {
  const file = await readTableFile(aWorkbook(log('Log')));
  expect(file.isHalfKnown).toBeUndefined();
  jest.mocked(openArchive).mockRejectedValueOnce(new Error('no archive'));
  const half = await readTableFile(aWorkbook(log('Log')));
  expect([half.rows, half.isHalfKnown]).toEqual([file.rows, true]);
});

it('names cells that have no value: a formula that nobody calculated, and an error', async () => {
  const file = await readTableFile(
    aWorkbook({
      name: 'Log',
      xml:
        row(1, text('A1', 'Date'), text('B1', 'Net'), text('C1', 'Gross'), text('D1', 'Per km')) +
        row(
          2,
          ...[text('A2', '2024-05-12'), number('B2', 80)],
          '<c r="C2"><f>B2*1.19&gt;0</f></c>',
          '<c r="D2" t="e"><f>B2/0</f><v>#DIV/0!</v></c>',
        ) +
        row(3, ...[text('A3', '2024-05-13'), number('B3', 100)], '<c r="C3"><f>B3*1.19</f><v>119</v></c>'),
    }),
  );
  expect(file.rows.slice(1)).toEqual([
    ['2024-05-12', '80', '=B2*1.19>0', '#DIV/0!'],
    ['2024-05-13', '100', '119', ''],
  ]);
});
