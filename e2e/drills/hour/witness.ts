import { pause } from '../../../scripts/lib/processes.js';
import type { FaultStack, Part, Service } from '../../src/fault-stack.js';
import type { Prometheus } from '../lib/prometheus.js';
import type { Failure } from '../lib/sender.js';
import { linesOf, type Bookmark, type LogLine, type Logs } from './logs.js';
import { partsOf, type PlannedFault } from './plan.js';

/** A fault as it happened, on the machine's clock. */
export interface Passed {
  fault: PlannedFault;
  from: number;
  /** Times when it was undone and when everything had recovered. */
  undone: number;
  well: number;
  /** Milliseconds until metrics and logs reported it; null if they did not. */
  metrics: number | null;
  logs: number | null;
}

/** nginx loses lines that it has not written yet. `AFTERWARDS_MS`: a request hit by a fault may end this much later. */
const UNWRITTEN_MS = 3_000;
const AFTERWARDS_MS = 35_000;
const LOOK_MS = 1_000;
/** A report later than this after recovery is too late. */
const TOLD_WITHIN_MS = 15_000;
const FULL_BYTES = 1_000_000;
const OFF_SECONDS = 60;
const NOBODY = /\b50[24]\b/;

/** The operator's view of a stack: metrics and logs. */
export class Witness {
  constructor(
    private readonly stack: FaultStack,
    private readonly prometheus: Prometheus,
    private readonly logs: Logs,
    /** Addresses of the services' metrics. */
    private readonly places: Record<Service, string>,
  ) {}

  /** Watches until both metrics and logs report the fault, or until it is too late. */
  watch(fault: PlannedFault): { over: () => Promise<Pick<Passed, 'metrics' | 'logs'>> } {
    const [from, mark] = [Date.now(), this.logs.now()];
    const told: Pick<Passed, 'metrics' | 'logs'> = { metrics: null, logs: null };
    let end = Infinity;
    const looking = (async () => {
      while (Date.now() < end && (told.metrics === null || told.logs === null)) {
        const seconds = Math.ceil((Date.now() - from) / 1_000) + 1;
        if (await this.metricsTell(fault, seconds).catch(() => false)) told.metrics ??= Date.now() - from;
        if (this.logsTell(fault, mark)) told.logs ??= Date.now() - from;
        await pause(LOOK_MS);
      }
    })();
    const over = async () => {
      // If one of them has reported it, there is no further wait.
      end = Date.now() + (told.metrics === null && told.logs === null ? TOLD_WITHIN_MS : 0);
      await looking;
      return told;
    };
    return { over };
  }

  private async metricsTell(fault: PlannedFault, seconds: number): Promise<boolean> {
    const questions = this.questionsOf(fault, seconds);
    for (const question of questions) if ((await this.prometheus.values(question, 'service')).size === 0) return false;
    return questions.length > 0;
  }

  /** Queries for Prometheus about the seconds since the fault began. Each must return a result. */
  private questionsOf(fault: PlannedFault, seconds: number): string[] {
    const since = `${seconds}s`;
    const silent = (service: Service) => `min_over_time(up{instance="${this.places[service]}"}[${since}]) == 0`;
    const notReady = `min_over_time(carnet_ready[${since}]) == 0`;
    switch (fault.kind) {
      case 'dies':
        // Nothing measures the gateway. Its supervisor logs that it has died.
        return partsOf(fault).flatMap((part) =>
          part === 'gateway' ? [] : [part === 'postgres' ? notReady : silent(part)],
        );
      case 'hangs':
        return [silent(fault.part)];
      case 'is cut off':
        return fault.part === 'postgres'
          ? [notReady]
          : [`max_over_time(carnet_follower_state{producer="${fault.part}",state="waiting"}[${since}]) == 1`];
      case 'is full':
        return [`min_over_time(carnet_files_disk_bytes{state="free"}[${since}]) < ${FULL_BYTES}`];
      case 'jumps':
        return [
          `max_over_time((abs(carnet_clock_seconds - timestamp(carnet_clock_seconds)))[${since}:1s]) > ${OFF_SECONDS}`,
        ];
    }
  }

  private logsTell(fault: PlannedFault, mark: Bookmark): boolean {
    const since = (file: string) => this.logs.since(mark, file);
    const failed = () => linesOf(since(this.logs.gateway)).filter(({ status = 0 }) => status >= 500);
    switch (fault.kind) {
      case 'dies':
        return partsOf(fault).every((part) => since(this.logs.keeper).includes(`${nameOf(part)} died`));
      case 'hangs':
      case 'is cut off': {
        if (fault.part === 'postgres') return failed().length > 0;
        const place = `:${this.stack.portOf(fault.part)}`;
        return failed().some(
          ({ upstream, upstream_status }) => upstream?.endsWith(place) && NOBODY.test(upstream_status ?? ''),
        );
      }
      case 'is full':
        return since(this.logs.postgres).includes('No space left on device') || failed().length > 0;
      case 'jumps':
        return false; // A log cannot compare its clock with another.
    }
  }

  /** Failures whose request id has no line that states a cause, one sentence each. */
  unexplained(
    failures: readonly Failure[],
    passed: readonly Passed[],
  ): { unexplained: string[]; withoutLines: number } {
    const { gateway, services } = this.logs.byRequest();
    const unexplained: string[] = [];
    let withoutLines = 0;
    for (const failure of failures) {
      const at = passed.filter(({ from, well }) => failure.until >= from && failure.from <= well + AFTERWARDS_MS);
      if (failure.requestId && isExplained(gateway.get(failure.requestId), services.get(failure.requestId))) continue;
      if (at.some((one) => losesLines(one, failure))) withoutLines += 1;
      else if (failure.status !== 0 || !at.some(({ fault }) => fault.kind === 'dies'))
        unexplained.push(
          `${failure.what}: ${failure.status || 'no answer'} (${failure.requestId ?? 'no id'}, ${new Date(failure.until).toISOString()})`,
        );
    }
    return { unexplained, withoutLines };
  }
}

const nameOf = (part: Part): string =>
  part === 'postgres' ? 'PostgreSQL' : part === 'gateway' ? 'the gateway' : `svc-${part}`;

/** True if a service logged an error code or an error, or if the gateway logged that nobody answered. */
const isExplained = (gateway: LogLine | undefined, services: LogLine[] = []): boolean =>
  NOBODY.test(gateway?.upstream_status ?? '') || services.some(({ code, err }) => Boolean(code ?? err));

/** Tells whether the fault also destroys log lines that were not written yet. */
function losesLines({ fault, from, well }: Passed, { until }: Failure): boolean {
  if (fault.kind === 'is full') return until >= from && until <= well;
  const dies = fault.kind === 'dies' && partsOf(fault).includes('gateway');
  return dies && until >= from - UNWRITTEN_MS && until <= well;
}
