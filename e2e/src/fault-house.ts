import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { removeHouse, startTemporaryHouse, type TemporaryHouse } from '../../scripts/lib/temporary-house.js';
import { call } from './api.js';

export const SERVICES = ['identity', 'garage', 'service', 'records'] as const;
export type Service = (typeof SERVICES)[number];

const GENEROUS = {
  SIGN_IN_BURST: '10000',
  SIGN_IN_PER_MINUTE: '10000',
  SIGN_IN_TRIES_PER_ADDRESS: '10000',
  REGISTRATIONS_PER_ADDRESS: '10000',
};
const BACK_WITHIN_MS = 30_000;

/** A house with a process for each service, to be harmed; it has data of its own. */
export class FaultHouse {
  private readonly stateDir = mkdtempSync(join(tmpdir(), 'carnet-faults-'));
  private house: TemporaryHouse | undefined;

  get address(): string {
    return this.house?.address ?? '';
  }

  /** Starts it, or starts it again over the data it left. */
  async start(): Promise<void> {
    this.house = await startTemporaryHouse({ stateDir: this.stateDir, args: ['--each'], env: GENEROUS });
  }

  async stop(): Promise<void> {
    await this.house?.stop();
  }

  remove(): void {
    removeHouse(this.stateDir);
  }

  pidOf(service: Service): number {
    const pid = this.house?.record()?.services[service]?.pid;
    if (!pid) throw new Error(`svc-${service} is not in the house's record`);
    return pid;
  }

  kill(service: Service): void {
    process.kill(this.pidOf(service), 'SIGKILL');
  }

  /** Does `work` while the service is dead, then lets it come back. The one who would start it again is held meanwhile. */
  async without(service: Service, work: () => Promise<void>): Promise<void> {
    const watcher = this.house?.record()?.pid ?? 0;
    const dead = this.pidOf(service);
    process.kill(watcher, 'SIGSTOP');
    try {
      this.kill(service);
      await work();
    } finally {
      process.kill(watcher, 'SIGCONT');
    }
    await this.isBack(service, dead);
  }

  /** Waits until another process stands in for the dead one, and all is well. */
  async isBack(service: Service, dead: number): Promise<void> {
    await expect.poll(() => this.pidOf(service), { timeout: BACK_WITHIN_MS }).not.toBe(dead);
    await expect.poll(() => this.health(), { timeout: BACK_WITHIN_MS }).toBe(200);
  }

  private async health(): Promise<number> {
    return (await call({ path: '/api/health', address: this.address })).status;
  }
}
