import { jestRuns } from './scope.js';

const optionOf = (options: string[], name: string): string => options[options.indexOf(name) + 1] ?? '';

// Whoever adds a tag here would have this file run in the rest.
const TAG = ['@', 'thorough'].join('');

it.each(['a test', `a test ${TAG}`, `${TAG} a group › a test`, `a title\nof two lines ${TAG}`])(
  'runs %j either in the quick run or in the rest',
  (name) => {
    const runsIn = (options: string[] = []) => new RegExp(optionOf(options, '--testNamePattern'), 'i').test(name);
    expect(runsIn(jestRuns('quick', [])[0])).toBe(!runsIn(jestRuns('rest', ['svc-records'])[1]));
  },
);

it('leaves whole files, and files of which tests are left out, to two runs of their own', () => {
  const [files = [], tests = []] = jestRuns('rest', ['svc-records']);
  const isWhole = new RegExp(optionOf(files, '--testPathPatterns'));
  const partly = tests.slice(tests.indexOf('--runTestsByPath') + 1);
  expect(isWhole.test('svc-records/test/reading.thorough.spec.ts')).toBe(true);
  expect(partly).toContain('svc-records/test/photos.spec.ts');
  expect(partly.filter((file) => isWhole.test(file) || file.includes('node_modules'))).toEqual([]);
});

it('has one run where nothing is left out', () => {
  expect(jestRuns('all', ['svc-records'])).toEqual([[]]);
});
