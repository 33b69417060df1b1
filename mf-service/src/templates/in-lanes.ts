/** Does `work` for each, the first ones first, and for at most `lanes` at a time. */
export async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<unknown>) {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item); // each lane takes the next that no other has taken
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
