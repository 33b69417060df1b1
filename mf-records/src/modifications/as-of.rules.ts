import type { ModificationRow } from './modifications.queries';

export interface InForce {
  /** Completed by that day. */
  done: ModificationRow[];
  /** Started by that day, and not completed. */
  underWay: ModificationRow[];
  /** Completed on an unknown day. */
  undated: ModificationRow[];
}

const begun = ({ start_date }: ModificationRow, day: string): boolean => start_date !== null && start_date <= day;

/** Modifications as they were on a day. */
export function inForceOn(day: string, all: readonly ModificationRow[]): InForce {
  const isDone = ({ status, completion_date }: ModificationRow) => status === 'Completed' && completion_date !== null;
  const done = all.filter((one) => isDone(one) && one.completion_date! <= day);
  const undated = all.filter(({ status, completion_date }) => status === 'Completed' && completion_date === null);
  return {
    done: done.sort((a, b) => a.completion_date!.localeCompare(b.completion_date!)),
    underWay: all.filter(
      (one) => begun(one, day) && (isDone(one) ? one.completion_date! > day : one.status === 'In Progress'),
    ),
    undated: undated.filter(({ start_date }) => start_date === null || start_date <= day),
  };
}
