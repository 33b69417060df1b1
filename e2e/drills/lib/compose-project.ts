import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@carnet/embedded-pg';
import { runCommand, type CommandResult } from '../../../scripts/lib/command.js';
import { inRoot, root, SERVICES as NAMES } from '../../../scripts/lib/paths.js';
import { until } from '../../src/until.js';

const PATIENCE_MS = 25 * 60_000;
const HEALTHY_WITHIN_MS = 4 * 60_000;
/** Search path with Debian's folders first, because the client there matches the engine's release. */
const PATH = `/usr/bin:/usr/sbin:${process.env.PATH}`;

export const SERVICES = NAMES.map((name) => `svc-${name}`);
/** Services that are stopped while a backup is restored. */
export const READERS = [...SERVICES, 'web'];

export interface Container {
  name: string;
  /** `healthy`, `starting`, `unhealthy`, or the state if there is no health check. */
  health: string;
}

/** The stack of docker-compose.yml with its own name and secrets, on a free port. */
export class ComposeProject {
  readonly name = `carnet-drill-${process.pid}`;
  private readonly folder = mkdtempSync(join(tmpdir(), 'carnet-compose-'));
  private readonly envFile = join(this.folder, 'env');
  private readonly engineFolder = join(tmpdir(), 'carnet-engine');
  private startedEngine = false;
  private readonly files = ['docker-compose.yml'];
  private checkout = root;
  private version = 'latest';
  address = '';

  /** Prepares an engine and the base images. Existing ones are used. */
  async prepare(): Promise<void> {
    const engine = await this.run(['docker', 'info']);
    if (engine.code !== 0) {
      await this.must(['bash', inRoot('e2e/drills/images/engine.sh'), 'start'], { FOLDER: this.engineFolder });
      this.startedEngine = true;
    }
    await this.must(['bash', inRoot('e2e/drills/images/stand-ins.sh')]);
    const port = await freePort();
    this.address = `http://127.0.0.1:${port}`;
    const example = readFileSync(inRoot('deploy/env.example'), 'utf8');
    const filled = example
      .replace(/^([A-Z_]+)=$/gm, (_, name: string) => `${name}=${randomBytes(24).toString('hex')}`)
      .replace(/^PORT=.*$/m, `PORT=${port}`);
    writeFileSync(this.envFile, `${filled}\nCARNET_IMAGES=${this.name}\n`);
  }

  /** Runs `docker-compose` and returns its output. @throws Error if it fails */
  compose(...args: string[]): Promise<string> {
    return this.must([...this.program(), ...args]);
  }

  /** Adds another file to docker-compose.yml from now on, with its variables. */
  overlay(file: string, variables: Record<string, string>): void {
    this.files.push(file);
    this.set(variables);
  }

  /** Uses the files and images of another release from now on. Its files are in `checkout`. */
  take(version: string, checkout = root): void {
    this.checkout = checkout;
    this.version = version;
    this.set({ CARNET_VERSION: version });
  }

  /** Appends variables to .env. The last value counts. */
  set(variables: Record<string, string>): void {
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
    appendFileSync(this.envFile, lines.join(''));
  }

  /** Moves the secrets of .env into files. @returns their values */
  async moveSecrets(): Promise<string[]> {
    const said = new Map(readFileSync(this.envFile, 'utf8').split('\n').map(pair));
    const folder = join(this.folder, 'secrets');
    const places = { ENV_FILE: this.envFile, SECRETS_DIR: folder };
    await this.must(['bash', join(this.checkout, 'deploy/secrets/move.sh')], places);
    this.set({ SECRETS_DIR: folder });
    return readdirSync(folder).flatMap((name) => said.get(name) ?? []);
  }

  docker(...args: string[]): Promise<string> {
    return this.must(['docker', ...args]);
  }

  /** Like `docker`, but may fail. */
  tryDocker(...args: string[]): Promise<CommandResult> {
    return this.run(['docker', ...args]);
  }

  async containers(service?: string): Promise<Container[]> {
    const filter = ['--filter', `label=com.docker.compose.project=${this.name}`];
    if (service) filter.push('--filter', `label=com.docker.compose.service=${service}`);
    const lines = await this.docker('ps', ...filter, '--format', '{{.Names}}\t{{.Status}}');
    return lines.split('\n').flatMap((line) => {
      const [name, status = ''] = line.split('\t');
      return name ? [{ name, health: /\((?:health: )?(\w+)\)/.exec(status)?.[1] ?? status }] : [];
    });
  }

  async container(service: string): Promise<string> {
    const [first] = await this.containers(service);
    if (!first) throw new Error(`${service} does not run.`);
    return first.name;
  }

  untilHealthy(service?: string): Promise<void> {
    const isWell = ({ health }: Container) => health === 'healthy' || health.startsWith('Up ');
    const are = async () => (await this.containers(service)).every(isWell);
    return until('all containers are healthy', are, HEALTHY_WITHIN_MS);
  }

  image(service: string): string {
    return `${this.name}/${service}:${this.version}`;
  }

  /** Removes containers, networks, volumes and images, and the engine if it was started here. */
  async remove(): Promise<void> {
    if (existsSync(this.envFile)) {
      await this.run([...this.program(), ...['down', '--volumes', '--timeout', '5']]);
      const { output } = await this.run(['docker', 'image', 'ls', '--format', '{{.Repository}}:{{.Tag}}']);
      const own = output.split('\n').filter((image) => image.startsWith(`${this.name}/`));
      if (own.length > 0) await this.run(['docker', 'image', 'rm', '--force', ...own]);
    }
    if (this.startedEngine)
      await this.run(['bash', inRoot('e2e/drills/images/engine.sh'), 'stop'], { FOLDER: this.engineFolder });
    rmSync(this.folder, { recursive: true, force: true });
  }

  private program(): string[] {
    const files = this.files.flatMap((file) => ['--file', join(this.checkout, file)]);
    return [composeProgram(), ...files, '--env-file', this.envFile, '--project-name', this.name];
  }

  private async must(command: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
    const { code, output } = await this.run(command, env);
    if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output.slice(-2_000)}`);
    return output.trim();
  }

  private run(command: string[], env: NodeJS.ProcessEnv = {}): Promise<CommandResult> {
    const own = { PATH, DOCKER_BUILDKIT: '1', COMPOSE_DOCKER_CLI_BUILD: '1' };
    return runCommand(command, { env: { ...process.env, ...own, ...env }, patienceMs: PATIENCE_MS });
  }
}

function pair(line: string): [string, string] {
  const at = line.indexOf('=');
  return [line.slice(0, at), line.slice(at + 1)];
}

/** Debian 12 has `docker-compose`; today's `docker compose` reads the same file. */
const composeProgram = (): string =>
  existsSync('/usr/bin/docker-compose') ? '/usr/bin/docker-compose' : 'docker-compose';
