import { execFileSync } from 'node:child_process';
import { Refusal } from '../../../scripts/lib/say.js';

/** Checks that this machine can cut connections. @throws Refusal if it cannot */
export function requireCuts(): void {
  try {
    execFileSync('iptables', ['-w', '-L', 'INPUT', '-n'], { stdio: 'pipe' });
  } catch (error) {
    throw new Refusal(`To cut a line wants root and iptables: ${(error as Error).message}`);
  }
}

/** Drops all packets to and from a port until the returned function is called. Nobody is notified, as with a cut cable. */
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
