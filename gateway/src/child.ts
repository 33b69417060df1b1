import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { GatewayExit, GatewayKind, RunningGateway } from './options.js';

export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface ChildPlan {
  kind: GatewayKind;
  command: string;
  args: readonly string[];
  options: SpawnOptions;
  host: string;
  port: number;
  /** Asks the process to end after its open answers. */
  leaveSignal: NodeJS.Signals;
  log: (line: string) => void;
}

const LEAVES_WITHIN_MS = 4000;
const READY_WITHIN_MS = 15_000;
const GONE_WITHIN_MS = 1000;

/** Starts a gateway process in a process group of its own and waits until it takes connections. */
export async function startChild(plan: ChildPlan): Promise<RunningGateway> {
  await requireFreePort(plan.host, plan.port);
  const child = spawn(plan.command, [...plan.args], { ...plan.options, detached: true });
  const said: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said.push(text);
    if (said.length > 50) said.shift();
    text.split('\n').forEach((one) => one.trim() && plan.log(one));
  });
  const exited = whenExited(child);
  const outcome = await Promise.race([
    ready(plan.host, plan.port, READY_WITHIN_MS).then((up) => (up ? 'up' : 'late')),
    exited.then(() => 'died'),
  ]);
  if (outcome !== 'up') {
    endGroup(child.pid, 'SIGKILL');
    throw new Error(
      `The ${plan.kind} gateway did not start on ${plan.host}:${plan.port} (${outcome}): ${said.join('').trim()}`,
    );
  }
  return {
    url: `http://${reachable(plan.host)}:${plan.port}`,
    pid: child.pid!,
    kind: plan.kind,
    child,
    exited,
    stop: () => stop(child, exited, plan.leaveSignal),
  };
}

/** Another program on this port would be mistaken for the gateway. */
async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen({ host, port }), 'listening');
  } catch (error) {
    throw new Error(`The gateway cannot listen on ${host}:${port}: ${(error as Error).message}`, { cause: error });
  }
  await new Promise((resolve) => probe.close(resolve));
}

function whenExited(child: ChildProcess): Promise<GatewayExit> {
  return new Promise((resolve) => {
    child.once('error', () => resolve({ code: null, signal: null }));
    child.once('exit', (code, signal) => void endOrphans(child.pid).then(() => resolve({ code, signal })));
  });
}

/** Kills the workers of a dead nginx master, since they keep the port. On a busy machine they take a moment to end. */
async function endOrphans(leader: number | undefined): Promise<void> {
  for (const until = Date.now() + GONE_WITHIN_MS; endGroup(leader, 'SIGKILL') && Date.now() < until;) await delay(5);
}

async function stop(child: ChildProcess, exited: Promise<GatewayExit>, leaveSignal: NodeJS.Signals): Promise<void> {
  const running = () => child.exitCode === null && child.signalCode === null;
  if (running()) child.kill(leaveSignal);
  const patience = setTimeout(() => running() && endGroup(child.pid, 'SIGKILL'), LEAVES_WITHIN_MS);
  await exited;
  clearTimeout(patience);
}

/** Signals a process group. Returns false if the group has no process left. */
export function endGroup(leader: number | undefined, signal: NodeJS.Signals): boolean {
  if (leader === undefined) return false;
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

/** Host to connect to, for a server that may listen on every address. */
const reachable = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

async function ready(host: string, port: number, within: number): Promise<boolean> {
  const until = Date.now() + within;
  while (Date.now() < until) {
    if (await accepts(host, port)) return true;
    await delay(20);
  }
  return false;
}

export function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: reachable(host).replace(/[[\]]/g, ''), port });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
    socket.setTimeout(1000, () => end(false));
  });
}
