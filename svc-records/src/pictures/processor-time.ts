/** Milliseconds of a processor that this process has had, with all of its threads. On a busy machine they pass more slowly than those of a clock. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
