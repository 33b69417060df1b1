import fc from 'fast-check';
import { isUnsafe, segmentsOf, sendableName } from './file-names.rules';
import { matchNames } from './matching.rules';

const files = (...paths: string[]) => paths.map((path) => ({ path, spellings: [path] }));
function found(names: string[], paths: string[], base = ''): Record<string, string> {
  const matches = matchNames(names, files(...paths), base);
  return Object.fromEntries(
    [...matches].map(([name, match]) => [name, 'file' in match ? match.file.path : match.reason]),
  );
}

describe('a picture is found', () => {
  it.each([
    ['photos/oil.jpg', 'photos/oil.jpg'],
    ['oil.jpg', 'photos/2024/oil.jpg'],
    ['./photos/oil.jpg', 'photos/oil.jpg'],
    ['photos\\oil.jpg', 'photos/oil.jpg'],
    ['PHOTOS/Oil.JPG', 'photos/oil.jpg'],
    ['C:\\Users\\Ann\\Pictures\\oil.jpg', 'Pictures/oil.jpg'],
    ['/home/ann/oil.jpg', 'oil.jpg'],
    ['file:///home/ann/oil%20change.jpg', 'oil change.jpg'],
    ['https://old.example/uploads/oil.jpg?size=2#x', 'uploads/oil.jpg'],
    ['/api/media/12/original', 'api/media/12/original'],
    ['O\u0308l.jpg', 'photos/Öl.jpg'],
    ['Öl.jpg', 'photos/O\u0308l.jpg'],
    ['100% done.jpg', '100% done.jpg'],
    ['C:\\Old\\Front\\oil.jpg', 'pictures/oil.jpg'],
    ['前輪/ブレーキ.heic', 'export/前輪/ブレーキ.heic'],
  ])('%j as %j', (name, path) => {
    expect(found([name], [path, 'other/else.jpg'])).toEqual({ [name]: path });
  });

  it('beside the list that names it before elsewhere', () => {
    expect(found(['photos/a.jpg'], ['photos/a.jpg', 'export/photos/a.jpg'], 'export/')).toEqual({
      'photos/a.jpg': 'export/photos/a.jpg',
    });
    expect(found(['a.jpg'], ['a.jpg', 'old/a.jpg'])).toEqual({ 'a.jpg': 'a.jpg' });
  });

  it('in its own case before another', () => {
    expect(found(['A.jpg', 'a.jpg'], ['a.jpg', 'A.jpg'])).toEqual({ 'A.jpg': 'A.jpg', 'a.jpg': 'a.jpg' });
  });

  it('by as many folders as are told', () => {
    const paths = ['front/left/a.jpg', 'rear/left/a.jpg'];
    expect(found(['D:/car/rear/left/a.jpg'], paths)).toEqual({ 'D:/car/rear/left/a.jpg': 'rear/left/a.jpg' });
    expect(found(['left/a.jpg'], paths)).toEqual({ 'left/a.jpg': 'ambiguous' });
  });

  it('by any way in which its name may be read', () => {
    const file = { spellings: ['æOùÊ.jpg', '前輪.jpg'] };
    expect(matchNames(['前輪.jpg'], [file]).get('前輪.jpg')).toEqual({ file });
  });
});

describe('a picture is not', () => {
  it('one that another folder holds, where that one is named itself', () => {
    expect(found(['front/a.jpg', 'rear/a.jpg'], ['rear/a.jpg'])).toEqual({
      'front/a.jpg': 'missing',
      'rear/a.jpg': 'rear/a.jpg',
    });
  });

  it('one for two names that mean two', () => {
    expect(found(['front/a.jpg', 'rear/a.jpg'], ['x/a.jpg'])).toEqual({
      'front/a.jpg': 'ambiguous',
      'rear/a.jpg': 'ambiguous',
    });
  });

  it('another file', () => {
    expect(found(['oil.jpg', '', '..', '/'], ['oil.jpeg', 'soil.jpg'])).toEqual({
      ...{ 'oil.jpg': 'missing', '': 'missing' },
      ...{ '..': 'missing', '/': 'missing' },
    });
  });
});

const part = fc.stringMatching(/^[a-zA-Z0-9äöü前輪_ -]{1,8}[a-z0-9]$/);
const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `${parts.join('/')}.jpg`);
const alike = (one: string) => segmentsOf(one).join('/').toUpperCase().toLowerCase();
const paths = fc.uniqueArray(path, { minLength: 1, maxLength: 12, selector: alike });

describe('whatever the names', () => {
  it('each file is found by its own path, as people write it', () => {
    const written = fc.constantFrom<(path: string) => string>(
      (one) => one,
      (one) => one.toUpperCase(),
      (one) => one.replaceAll('/', '\\'),
      (one) => `./${one}`,
      (one) => one.normalize('NFD'),
      (one) => `/${one}`,
    );
    fc.assert(
      fc.property(paths, written, (all, write) => {
        const matches = found(all.map(write), all);
        for (const one of all) expect(matches[write(one)]).toBe(one);
      }),
    );
  });

  it('the order of names and files does not matter', () => {
    fc.assert(
      fc.property(paths, paths, (names, all) => {
        expect(found([...names].reverse(), [...all].reverse())).toEqual(found(names, all));
      }),
    );
  });

  it('what is found has the name’s own file name', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(path, fc.string()), { maxLength: 8 }), paths, (names, all) => {
        for (const [name, match] of matchNames(names, files(...all)))
          if ('file' in match) expect(alike(match.file.path).split('/').at(-1)).toBe(alike(name).split('/').at(-1));
      }),
    );
  });

  it('a folder that is put around all of them changes nothing', () => {
    fc.assert(
      fc.property(paths, (all) => {
        const inside = all.map((one) => `export 2024/${one}`);
        expect(Object.values(found(all, inside, 'export 2024/'))).toEqual(inside);
      }),
    );
  });

  it('a name is sent with an ending that fits, and no folders', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const sent = sendableName(name, ['heic', 'heif']);
        expect(sent).toMatch(/\.(heic|heif)$/i);
        expect(sent.length).toBeLessThanOrEqual(255);
        expect(sent).not.toMatch(/[/\\]/);
      }),
    );
  });
});

it.each([
  ['IMG_1.HEIC', 'IMG_1.HEIC'],
  ['photos/IMG_1.jpg', 'IMG_1.heic'],
  ['original', 'original.heic'],
  ['brakes v1.2', 'brakes v1.2.heic'],
  [`${'x'.repeat(250)}.heic`, `${'x'.repeat(250)}.heic`],
  [`${'x'.repeat(300)}.heic`, `${'x'.repeat(250)}.heic`],
])('%j of an iPhone is sent as %j', (name, sent) => {
  expect(sendableName(name, ['heic', 'heif'])).toBe(sent);
});

it.each(['a/b.jpg', 'a..b.jpg', '…/a.jpg', 'x:y.jpg'.slice(1)])('%j is a name like any other', (name) => {
  expect(isUnsafe(name)).toBe(false);
});
