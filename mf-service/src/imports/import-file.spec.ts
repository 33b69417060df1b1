import { FileProblem, formatBytes, IMPORT_BYTES, readImportFile } from './import-file';

const NONE = 'No service events found in file';
const KIND = { of: 'other' } as const;
const aFile = (content: string) => Object.assign(new File([content], 'a.json'), { text: async () => content });
const problemOf = (file: File) => readImportFile(file, KIND).catch((problem: FileProblem) => problem);

it('reads a list', async () => {
  const file = await readImportFile(aFile('[{"name":"Oil"},5]'), KIND);
  expect(file).toEqual({ name: 'a.json', bytes: 18, entries: [{ name: 'Oil' }, 5], isSingle: false });
});

it('reads a single object as a list of one', async () => {
  expect(await readImportFile(aFile(' {"name":"Oil"} '), KIND)).toMatchObject({
    entries: [{ name: 'Oil' }],
    isSingle: true,
  });
});

it.each([
  ['[]', NONE],
  ['', 'Invalid JSON format'],
  ['{"name":', 'Invalid JSON format'],
  ['<!doctype html><p>Not found</p>', 'Invalid JSON format'],
  ['5', 'Invalid JSON format'],
  ['"text"', 'Invalid JSON format'],
  ['null', 'Invalid JSON format'],
])('refuses %j', async (content, message) => {
  expect(await problemOf(aFile(content))).toMatchObject({ message });
});

it('says where the JSON is broken', async () => {
  expect((await problemOf(aFile('[1,}'))) as FileProblem).toMatchObject({ detail: expect.stringContaining('}') });
});

it('takes 10 MB and not a byte more', async () => {
  const sized = (size: number) => Object.defineProperty(aFile('[1]'), 'size', { value: size });
  expect(await problemOf(sized(IMPORT_BYTES))).toHaveProperty('entries');
  expect(await problemOf(sized(IMPORT_BYTES + 1))).toMatchObject({
    message: expect.stringContaining('at most 10 MB'),
  });
});

it('says that a file cannot be read', async () => {
  const gone = Object.assign(new File([], 'a.json'), { text: () => Promise.reject(new Error('gone')) });
  expect(await problemOf(gone)).toMatchObject({ message: 'Error reading file' });
});

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [120_400, '120\u00a0kB'],
  [10_485_760, '10.5\u00a0MB'],
])('says %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
