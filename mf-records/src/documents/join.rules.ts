interface Choice {
  /** Chosen pages, in order. */
  chosen: readonly number[];
  /** Pages that the person has removed again. */
  left: readonly number[];
  /** Papers that existed when the dialog opened. A later one is a newly photographed page. */
  atOpening: readonly number[];
}

/** Pages in order: the chosen ones, then the new ones, oldest first. */
export function pagesIn<P extends { id: number }>(papers: readonly P[], { chosen, left, atOpening }: Choice): P[] {
  const come = papers
    .map(({ id }) => id)
    .filter((id) => !atOpening.includes(id) && !chosen.includes(id) && !left.includes(id))
    .sort((one, other) => one - other);
  return [...chosen, ...come].flatMap((id) => papers.find((paper) => paper.id === id) ?? []);
}

/** Moves one id by `by` positions. */
export function moved(ids: readonly number[], at: number, by: number): number[] {
  const others = ids.filter((_, index) => index !== at);
  return others.toSpliced(at + by, 0, ids[at]!);
}
