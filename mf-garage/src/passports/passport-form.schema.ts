import type { Withheld } from './passports.queries';

/** Content of the passport. Each paper has a tick, named by its id. */
export type PassportValues = Record<`paper${number}`, boolean> & {
  costs: boolean;
  notes: boolean;
  names: boolean;
  photos: boolean;
  papers: string;
};

export const firstValues = (papers: readonly { id: number }[]): PassportValues => ({
  ...Object.fromEntries(papers.map(({ id }) => [`paper${id}`, true])),
  costs: false,
  notes: false,
  names: false,
  photos: true,
  papers: 'all',
});

/** The choices as the API accepts them: withheld kinds, and ids of withheld papers. */
export function withheldOf(values: PassportValues, papers: readonly { id: number }[]): [Withheld[], number[]] {
  const { costs, notes, names, photos, papers: which } = values;
  const withhold: Withheld[] = [
    ...(costs ? (['costs'] as const) : []),
    ...(notes ? (['notes'] as const) : []),
    ...(names ? (['names'] as const) : []),
    ...(photos ? [] : (['photos'] as const)),
    ...(which === 'none' ? (['papers'] as const) : []),
  ];
  const staying = which === 'some' ? papers.filter(({ id }) => !values[`paper${id}`]) : [];
  return [withhold, staying.map(({ id }) => id)];
}
