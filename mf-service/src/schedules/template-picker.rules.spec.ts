import { matching, notYetIn } from './template-picker.rules';

const aTemplate = (id: number, name: string, description: string | null = null) => ({ id, name, description });
const oil = aTemplate(1, 'Oil and filter', '<p>Drain it <strong>warm</strong>.</p>');
const belt = aTemplate(2, 'Timing Belt', '<ul><li>Belt</li><li>Water pump &amp; seals</li></ul>');
const bare = aTemplate(3, 'Wiper blades');
const all = [oil, belt, bare];

describe('the template picker excludes templates already in the schedule', () => {
  it.each([
    ['none is in it', [], [1, 2, 3]],
    ['one is in it', [belt], [1, 3]],
    ['all are in it', all, []],
    ['one that is not there any longer is in it', [aTemplate(9, 'Gone')], [1, 2, 3]],
  ])('%s', (_, taken, left) => {
    expect(notYetIn(all, taken).map(({ id }) => id)).toEqual(left);
  });
});

describe('its search matches name or description, case-insensitively', () => {
  it.each([
    ['', [1, 2, 3]],
    ['   ', [1, 2, 3]],
    ['timing belt', [2]],
    ['TIMING', [2]],
    ['Warm', [1]],
    ['drain it warm.', [1]],
    [' filter ', [1]],
    ['pump & seals', [2]],
    ['belt water', [2]],
    ['strong', []],
    ['<li>', []],
    ['gearbox', []],
  ])('%j', (search, found) => {
    expect(matching(all, search).map(({ id }) => id)).toEqual(found);
  });

  it('whichever way an accent was typed', () => {
    const citroen = aTemplate(4, 'Citro\u00ebn LHM');
    expect(matching([citroen], 'citroe\u0308n')).toEqual([citroen]);
  });
});
