import { templatesOf } from './templates.rules';
import type { Component } from './components.queries';

const labelOf = (kind: Component['kind'], begins: string, madeOn: string) =>
  templatesOf(kind)
    .find(({ source }) => source.startsWith(begins))
    ?.label?.(madeOn);

it.each([
  ['harness', 'FIA 8853-2016', '2021-01-10', '2026-12-31'],
  ['harness', 'FIA 8853-2016', '2021-12-31', '2026-12-31'],
  ['harness', 'SFI 16.1', '2024-02-29', '2026-02-28'],
  ['seat', 'FIA 8855-1999', '2013-02-28', '2018-02-28'],
  ['seat', 'FIA 8855-1999', '2014-02-28', '2019-12-31'],
  ['seat', 'FIA 8862-2009', '2014-02-28', '2024-12-31'],
  ['fuel-cell', 'FIA FT3', '2020-06-15', '2025-06-15'],
] as const)('a %s by %s of %s is good until %s', (kind, source, madeOn, until) =>
  expect(labelOf(kind, source, madeOn)).toBe(until),
);

it('every template names its source, and says a limit', () => {
  for (const kind of ['tyres', 'harness', 'seat', 'helmet', 'extinguisher', 'fuel-cell'] as const)
    for (const { source, tread, years, label } of templatesOf(kind)) {
      expect(source).not.toBe('');
      expect([tread, years, label].filter((one) => one !== undefined)).toHaveLength(1);
    }
});
