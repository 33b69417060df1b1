import { cpus, loadavg } from 'node:os';

export interface HistoryOptions {
  /** An earlier commit to measure in turn with this one. */
  against: string | null;
  rounds: number;
}

/** Figures of one import, until its last answer. */
export interface Imported {
  commit: string;
  kind: string;
  seconds: number;
  /** CPU time during the import, in seconds: of all services, including followers, and of PostgreSQL. */
  services: number;
  postgres: number;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Medians of each commit for each kind of row, and the ratio of this commit to the earlier one. */
export function render(all: readonly Imported[], rounds: number): string {
  const commits = [...new Set(all.map(({ commit }) => commit))];
  const rows = [...new Set(all.map(({ kind }) => kind))].flatMap((kind) =>
    (['seconds', 'services', 'postgres'] as const).map((figure) => {
      const values = commits.map((commit) => {
        const theirs = all.filter((one) => one.commit === commit && one.kind === kind);
        return theirs.length > 0 ? median(theirs.map((one) => one[figure])) : null;
      });
      const [ours, other] = values;
      const ratio = commits.length < 2 ? [] : [ours && other ? (ours / other).toFixed(2) : ''];
      return [`20,000 ${kind}: ${NAMES[figure]}`, ...values.map((value) => value?.toFixed(1) ?? '-'), ...ratio];
    }),
  );
  const head = ['', ...commits, ...(commits.length > 1 ? ['ratio'] : [])];
  return [
    '## Long histories',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}, load ${loadavg()[0]!.toFixed(1)} at the end. ` +
      `Medians of ${rounds} by turns, until the last answer.`,
    '',
    ...[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

const NAMES = {
  seconds: 's',
  services: 'processor time of services, s',
  postgres: 'processor time of PostgreSQL, s',
};
