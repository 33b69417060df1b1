/** Runs `work` for each item in order, for at most `lanes` items at a time. */
export async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<unknown>) {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item); // Each lane takes the next free item.
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
