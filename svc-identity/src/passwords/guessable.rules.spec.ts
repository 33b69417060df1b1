import fc from 'fast-check';
import { commonPasswords, holdsOwner, isCommon, type PasswordOwner } from './guessable.rules.js';

let listed: ReadonlySet<string>;
beforeAll(async () => (listed = await commonPasswords()));

describe('isCommon', () => {
  it.each([
    'password',
    'PassWord1!',
    'Password123!',
    '!!Password1',
    'P@ssw0rd!1',
    'Pa$$w0rd2024',
    '$unshine12!',
    'Football2024!',
    'Qwertyuiop1!',
    'Dragon123456789!',
    'Letmein!!11',
    'Aaaaaaaaa1!',
    'Carnet2026!',
    'Ｐａｓｓｗｏｒｄ１！',
    'Pässwörd12!',
  ])('refuses %j', (password) => {
    expect(isCommon(password, listed)).toBe(true);
  });

  it.each([
    'Quiet-Walnut 42 hums',
    'Dragon!8402957361',
    'correct Horse battery 9 staple',
    'tR0ub4dor&3-hinge',
    'Мой-старый-Москвич-21',
    '漢字漢字 Aa1 東京の車',
    'xK9#mQ2$vL7!',
  ])('accepts %j', (password) => {
    expect(isCommon(password, listed)).toBe(false);
  });

  it('refuses every listed word whatever its case and with a year behind it', () => {
    const words = [...listed].filter((word) => /^[a-z]{4,}$/.test(word));
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.integer({ min: 1900, max: 2099 }), (word, year) => {
        const capital = word[0]!.toUpperCase() + word.slice(1);
        return isCommon(`${capital}${year}!`, listed) && isCommon(word.toUpperCase(), listed);
      }),
    );
  });
});

describe('holdsOwner', () => {
  const owner = (changes: Partial<PasswordOwner> = {}): PasswordOwner => ({
    username: 'veloce67',
    email: 'gianna.rossi@garage.example',
    first_name: 'Anna-Maria',
    last_name: 'Björk',
    ...changes,
  });

  it.each([
    'Veloce67-and-more 1!',
    'my VELOCE67 car!',
    'Gianna+1966xx',
    'old Rossi red 7!',
    'giannarossi R9!',
    'Maria drives 88!',
    'anna-maria X9!',
    'Bjork-winter-19 A',
    'BJÖRK-winter-19 a',
    'G1ann@-car-99 X',
  ])('finds the owner in %j', (password) => {
    expect(holdsOwner(password, owner())).toBe(true);
  });

  it.each(['Quiet-Walnut 42 hums', 'garage.example 42 X', 'Copper~Kettle 77'])('finds nobody in %j', (password) => {
    expect(holdsOwner(password, owner())).toBe(false);
  });

  it('does not mind names that are too short to mean anything, or missing', () => {
    const short = owner({ username: 'al', email: 'x@garage.example', first_name: 'Bo', last_name: null });
    expect(holdsOwner('Also about boxes 9', short)).toBe(false);
  });

  it('finds any username of three letters or more wherever it stands and whatever its case', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 3, maxLength: 20 });
    fc.assert(
      fc.property(letters, fc.string(), fc.string(), (username, before, after) =>
        holdsOwner(`${before} ${username.toUpperCase()} ${after}`, owner({ username })),
      ),
    );
  });
});
