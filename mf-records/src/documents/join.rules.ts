interface Choice {
  /** In their order. */
  chosen: readonly number[];
  /** Taken out again. */
  left: readonly number[];
  /** Those that were there before: what comes later was photographed as the next page. */
  atOpening: readonly number[];
}

/** The pages in their order: those that were chosen, and behind them those that came since, the first one first. */
export function pagesIn<P extends { id: number }>(papers: readonly P[], { chosen, left, atOpening }: Choice): P[] {
  const come = papers
    .map(({ id }) => id)
    .filter((id) => !atOpening.includes(id) && !chosen.includes(id) && !left.includes(id))
    .sort((one, other) => one - other);
  return [...chosen, ...come].flatMap((id) => papers.find((paper) => paper.id === id) ?? []);
}

/** One of them moved by so many places. */
export function moved(ids: readonly number[], at: number, by: number): number[] {
  const others = ids.filter((_, index) => index !== at);
  return others.toSpliced(at + by, 0, ids[at]!);
}
