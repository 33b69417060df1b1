import { execFileSync } from 'node:child_process';
import { Refusal } from '../../../scripts/lib/say.js';

/** Checks that this machine lets us cut lines. @throws Refusal where it does not */
export function requireCuts(): void {
  try {
    execFileSync('iptables', ['-w', '-L', 'INPUT', '-n'], { stdio: 'pipe' });
  } catch (error) {
    throw new Refusal(`To cut a line wants root and iptables: ${(error as Error).message}`);
  }
}

/** Nothing comes to a port of this machine, or from it, until what is returned is called: nobody is told, as with a line that is cut. */
export function cutOff(port: number): () => void {
  const rules = ['--dport', '--sport'].map((end) => [
    'INPUT',
    '-i',
    'lo',
    '-p',
    'tcp',
    end,
    String(port),
    '-j',
    'DROP',
  ]);
  for (const rule of rules) execFileSync('iptables', ['-w', '-I', ...rule]);
  return () => {
    for (const rule of rules) execFileSync('iptables', ['-w', '-D', ...rule]);
  };
}
