import { safeName, UniqueNames } from './file-names.rules.js';

it.each([
  ['IMG_0001.jpg', 'IMG_0001.jpg'],
  ['../../etc/passwd', 'etc passwd'],
  ['a/b\\c:d*e?.pdf', 'a b c d e.pdf'],
  ['Rechnung „Öl“ 2019.pdf', 'Rechnung „Öl“ 2019.pdf'],
  ['con.txt', '_con.txt'],
  ['line\nbreak\u202Egpj.exe', 'line break gpj.exe'],
  ['trailing. . ', 'trailing'],
])('%j is called %j', (name, called) => {
  expect(safeName(name, 'file-7')).toBe(called);
});

it('is called by its number where nothing of its name can stay', () => {
  expect([safeName('???', 'file-7'), safeName('.jpg', 'file-7')]).toEqual(['file-7', 'jpg']);
});

it('keeps the extension of a name that is too long', () => {
  const name = safeName(`${'長'.repeat(200)}.jpeg`, 'file-7');
  expect([name.length, name.slice(-6)]).toEqual([100, '長.jpeg'.slice(-6)]);
});

it('gives each name once, whatever the case of its letters', () => {
  const names = new UniqueNames();
  const given = ['files/a.jpg', 'files/A.JPG', 'files/a.jpg', 'files/a (2).jpg'].map((path) => names.of(path));
  expect(given).toEqual(['files/a.jpg', 'files/A (2).JPG', 'files/a (3).jpg', 'files/a (2) (2).jpg']);
});
