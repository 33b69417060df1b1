import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@carnet/embedded-pg';
import { runCommand } from '../../../scripts/lib/command.js';
import { inRoot, inState } from '../../../scripts/lib/paths.js';
import { until } from '../../src/until.js';
import { unpackFromDebian } from './debian-packages.js';

const PROGRAM = 'usr/bin/prometheus';
const RULES = inRoot('deploy/prometheus/alerts.yml');

interface Answer<Data> {
  data: Data;
}

export interface Alert {
  labels: Record<string, string>;
  annotations: { summary: string };
  state: 'pending' | 'firing';
}

/** Debian's Prometheus. It scrapes some addresses each second and has the alerts of `deploy/prometheus`. */
export class Prometheus {
  private readonly folder = mkdtempSync(join(tmpdir(), 'carnet-prometheus-'));
  private readonly unpacked = inState('prometheus');
  private process: ChildProcess | undefined;
  private port = 0;

  /** @returns whether promtool's tests of the alerts pass */
  async checkAlerts(): Promise<boolean> {
    unpackFromDebian('Prometheus', ['prometheus'], this.unpacked, PROGRAM);
    const promtool = join(this.unpacked, 'usr/bin/promtool');
    const { code } = await runCommand([promtool, 'test', 'rules', RULES.replace('.yml', '.test.yml')], {});
    return code === 0;
  }

  /** @param everySeconds scrape interval */
  async start(targets: readonly string[], everySeconds = 1): Promise<void> {
    const every = `${everySeconds}s`;
    this.port = await freePort();
    const rules = join(this.folder, 'alerts.yml');
    writeFileSync(rules, readFileSync(RULES));
    const configuration = {
      global: { scrape_interval: every, scrape_timeout: every, evaluation_interval: every },
      rule_files: [rules],
      scrape_configs: [{ job_name: 'carnet', static_configs: [{ targets }] }],
    };
    const file = join(this.folder, 'prometheus.json');
    writeFileSync(file, JSON.stringify(configuration)); // JSON is valid YAML.
    const args = [
      ...[`--config.file=${file}`, `--storage.tsdb.path=${join(this.folder, 'data')}`],
      `--web.listen-address=127.0.0.1:${this.port}`,
    ];
    this.process = spawn(join(this.unpacked, PROGRAM), args, { stdio: 'ignore' });
    await until('Prometheus answers', async () => (await fetch(this.url('/-/ready')).catch(() => null))?.ok ?? false);
  }

  /** Values of an expression, by the label `label`. */
  async values(query: string, label: string): Promise<Map<string, number>> {
    type Vector = { result: { metric: Record<string, string>; value: [number, string] }[] };
    const { result } = await this.ask<Vector>(`/api/v1/query?query=${encodeURIComponent(query)}`);
    return new Map(result.map(({ metric, value }) => [metric[label] ?? '', Number(value[1])]));
  }

  async alerts(): Promise<Alert[]> {
    return (await this.ask<{ alerts: Alert[] }>('/api/v1/alerts')).alerts;
  }

  stop(): void {
    this.process?.kill('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async ask<Data>(path: string): Promise<Data> {
    return ((await (await fetch(this.url(path))).json()) as Answer<Data>).data;
  }

  private url(path: string): string {
    return `http://127.0.0.1:${this.port}${path}`;
  }
}
