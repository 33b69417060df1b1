import { freePort } from '@carnet/embedded-pg';
import { call } from '../../src/api.js';
import { until } from '../../src/until.js';
import type { ComposeProject } from './compose-project.js';

const HEALTHY_WITHIN_MS = 120_000;
/** As little as is possible: nothing of its own file system can be written, and it can do nothing that root can. */
const CONTAINED = [
  ...['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges:true'],
  ...['--pids-limit', '256'],
];

/** The container that has everything, on a volume and a free port of its own. */
export class OneContainer {
  readonly name: string;
  readonly volume: string;
  address = '';

  constructor(
    private readonly project: ComposeProject,
    readonly label: string,
  ) {
    this.name = `${project.name}-${label}`;
    this.volume = `${this.name}-data`;
  }

  /** Makes and starts it, and waits until it is healthy. */
  async run(image: string, ...more: string[]): Promise<void> {
    const port = await freePort();
    this.address = `http://127.0.0.1:${port}`;
    const place = ['--publish', `127.0.0.1:${port}:8080`, '--volume', `${this.volume}:/data`];
    await this.project.docker('run', '--detach', '--name', this.name, ...place, ...CONTAINED, ...more, image);
    await this.untilHealthy();
  }

  async start(): Promise<void> {
    await this.project.docker('start', this.name);
    await this.untilHealthy();
  }

  /** @returns the code with which its first process ended */
  async exitCode(): Promise<number> {
    return Number(await this.project.docker('wait', this.name));
  }

  exec(...command: string[]): Promise<string> {
    return this.project.docker('exec', this.name, ...command);
  }

  inspect(format: string): Promise<string> {
    return this.project.docker('inspect', '--format', format, this.name);
  }

  /** Its log, line by line. */
  async log(): Promise<string[]> {
    return (await this.project.docker('logs', this.name)).split('\n').filter(Boolean);
  }

  /** Megabytes of its processes together, each with its share of what they have in common (PSS). */
  async memory(): Promise<number> {
    const said = await this.exec(
      'sh',
      '-c',
      `cat /proc/[0-9]*/smaps_rollup 2>/dev/null | awk '/^Pss:/ { sum += $2 } END { print sum }'`,
    );
    return Math.round((Number(said) * 1024) / 1e6);
  }

  /** The number of processes of its services that work on a picture, a paper or a book, or wait for such work. */
  async workers(): Promise<number> {
    // Their files lie below svc-records and svc-dossier, which this question must not say of itself.
    const said = await this.exec('sh', '-c', 'grep -l "/stack/[s]vc-" /proc/[0-9]*/cmdline 2>/dev/null | wc -l');
    return Number(said);
  }

  /** Docker's figure of its memory: with files in the system's memory that it has read or written of late, which go when others need the place. */
  memoryByDocker(): Promise<string> {
    return this.project.docker('stats', '--no-stream', '--format', '{{index (split .MemUsage " / ") 0}}', this.name);
  }

  /** Takes the container away; its volume as well, where it is not needed any more. */
  async remove({ volume = true } = {}): Promise<void> {
    await this.project.tryDocker('rm', '--force', this.name);
    if (volume) await this.project.tryDocker('volume', 'rm', '--force', this.volume);
  }

  async untilHealthy(): Promise<void> {
    const answers = async () => (await call({ address: this.address, path: '/api/health' })).status === 200;
    await until('everything in the container answers', () => answers().catch(() => false), HEALTHY_WITHIN_MS);
  }
}
