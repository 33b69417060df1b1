import { cpus, loadavg, totalmem } from 'node:os';
import { ROLE_NAMES } from './processes.js';
import { PAPERS, PHOTOS } from './use.js';

export interface WeightOptions {
  /** Another commit to measure beside this one. */
  against: string | null;
  /** Seconds for which the stacks rest. */
  rest: number;
}

/** Figures of one commit. */
export interface Weight {
  name: string;
  /** Seconds from the command until somebody could sign in: with nothing installed, and with everything installed. */
  firstStart: number;
  laterStart: number;
  packages: number;
  /** Size of the packages on disk, in megabytes. */
  megabytes: number;
  /** Memory in megabytes, by role. */
  memory: Record<string, number>;
}

/** The table for docs/benchmarks.md: a column for each commit, and the ratio of this one to the other. */
export function render(weights: readonly Weight[], { rest }: WeightOptions): string {
  const line = (what: string, of: (weight: Weight) => number, digits = 0): string[] => {
    const values = weights.map(of);
    const [ours = 0, other] = values;
    const ratio = other === undefined ? [] : [other === 0 ? '' : (ours / other).toFixed(2)];
    return [what, ...values.map((value) => value.toFixed(digits)), ...ratio];
  };
  const total = ({ memory }: Weight): number => Object.values(memory).reduce((sum, megabytes) => sum + megabytes, 0);
  const roles = ROLE_NAMES.filter((role) => weights.some(({ memory }) => memory[role]));
  const rows = [
    ...roles.map((role) => line(`memory of ${role}, MB`, ({ memory }) => memory[role] ?? 0)),
    line('**memory at rest, MB**', total),
    line('first start, s', ({ firstStart }) => firstStart, 1),
    line('a later start, s', ({ laterStart }) => laterStart, 1),
    line('packages', ({ packages }) => packages),
    line('packages on the disk, MB', ({ megabytes }) => megabytes),
  ];
  const head = ['', ...weights.map(({ name }) => name), ...(weights.length > 1 ? ['ratio'] : [])];
  return [
    '## Weight',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ` +
      `load ${loadavg()[0]!.toFixed(1)} at the end. After \`npm start\`, the seed, ${PHOTOS} photos, ${PAPERS} papers and ${rest} s of rest: PSS of all processes. Starts are measured until somebody can sign in.`,
    '',
    ...[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}
