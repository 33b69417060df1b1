/** The processor time of this process in milliseconds, over all threads. On a busy machine it passes more slowly than clock time. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
