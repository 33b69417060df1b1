import { execFileSync } from 'node:child_process';
import { signal } from '../../../scripts/lib/processes.js';

const run = (command: string, ...args: string[]): string => execFileSync(command, args, { encoding: 'utf8' });
const attempt = (command: string, ...args: string[]): void => {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
  } catch {
    // It did not exist.
  }
};

/** Machines as network namespaces on one bridge. Each can lose its connection, or all its processes at once. */
export class Machines<Name extends string> {
  /** The bridge is in a namespace, too, so that this machine's firewall does not filter its traffic. */
  private readonly bridge: string;

  /**
   * @param prefix of the names of namespaces and devices, 13 characters at most
   * @param network the first three numbers of all addresses; this machine is its `.1`
   */
  constructor(
    private readonly prefix: string,
    private readonly network: string,
    private readonly names: readonly Name[],
  ) {
    this.bridge = `${prefix}-switch`;
  }

  addressOf(name: Name): string {
    return `${this.network}.${10 + this.numberOf(name)}`;
  }

  /** Start of a command that runs on a machine. */
  on(name: Name): string[] {
    return ['ip', 'netns', 'exec', this.spaceOf(name)];
  }

  /** Creates the network, replacing leftovers of an earlier run. */
  lay(): void {
    this.remove();
    run('ip', 'netns', 'add', this.bridge);
    run('ip', '-n', this.bridge, 'link', 'add', 'bridge', 'type', 'bridge');
    run('ip', '-n', this.bridge, 'link', 'set', 'bridge', 'up');
    this.plug(this.prefix, ['link', 'add', this.prefix, 'type', 'veth']);
    run('ip', 'addr', 'add', `${this.network}.1/24`, 'dev', this.prefix);
    run('ip', 'link', 'set', this.prefix, 'up');
    for (const name of this.names) {
      const space = this.spaceOf(name);
      run('ip', 'netns', 'add', space);
      this.plug(this.lineOf(name), ['-n', space, 'link', 'add', 'eth0', 'type', 'veth']);
      run('ip', '-n', space, 'addr', 'add', `${this.addressOf(name)}/24`, 'dev', 'eth0');
      for (const device of ['lo', 'eth0']) run('ip', '-n', space, 'link', 'set', device, 'up');
    }
  }

  remove(): void {
    for (const space of [...this.names.map((name) => this.spaceOf(name)), this.bridge])
      attempt('ip', 'netns', 'del', space);
    attempt('ip', 'link', 'del', this.prefix);
  }

  /** Kills every process of the machine at once. */
  crash(name: Name): void {
    for (const pid of pidsIn(this.spaceOf(name))) signal(pid, 'SIGKILL');
  }

  /** Connects or disconnects the machine. */
  line(name: Name, state: 'up' | 'down'): void {
    run('ip', '-n', this.bridge, 'link', 'set', this.lineOf(name), state);
  }

  /**
   * Drops all traffic between a machine and the other machines. Everybody else still reaches it.
   * @param port drops only traffic to this port of it
   */
  part(name: Name, port?: number): void {
    const of = (side: string) => (port === undefined ? [] : ['-p', 'tcp', side, String(port)]);
    for (const other of this.names.filter((one) => one !== name)) {
      this.filter(name, '-A', 'INPUT', '-s', this.addressOf(other), ...of('--dport'), '-j', 'DROP');
      this.filter(name, '-A', 'OUTPUT', '-d', this.addressOf(other), ...of('--sport'), '-j', 'DROP');
    }
  }

  /** Undoes `part`. */
  join(name: Name): void {
    this.filter(name, '-F');
  }

  private filter(name: Name, ...rule: string[]): void {
    const [command = '', ...args] = this.on(name);
    run(command, ...args, 'iptables', ...rule);
  }

  /** The bridge's end of a connection. */
  private plug(line: string, near: string[]): void {
    run('ip', ...near, 'peer', 'name', line, 'netns', this.bridge);
    run('ip', '-n', this.bridge, 'link', 'set', line, 'master', 'bridge', 'up');
  }

  private numberOf(name: Name): number {
    return this.names.indexOf(name) + 1;
  }

  private spaceOf(name: Name): string {
    return `${this.prefix}-${name}`;
  }

  private lineOf(name: Name): string {
    return `${this.prefix}-${this.numberOf(name)}`;
  }
}

function pidsIn(space: string): number[] {
  try {
    return run('ip', 'netns', 'pids', space).split('\n').filter(Boolean).map(Number);
  } catch {
    return []; // It does not exist.
  }
}
