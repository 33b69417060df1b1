/** The choice with which a form begins: the one that the address names, or the only one that exists. */
export const preselected = <Choice extends { id: number }>(
  choices: readonly Choice[],
  named: string | null,
): Choice | undefined =>
  choices.find(({ id }) => String(id) === named) ?? (choices.length === 1 ? choices[0] : undefined);
