import { pause } from '../../../scripts/lib/processes.js';
import type { FaultStack, Part, Service } from '../../src/fault-stack.js';
import type { Prometheus } from '../lib/prometheus.js';
import type { Failure } from '../lib/sender.js';
import { linesOf, type Bookmark, type LogLine, type Logs } from './logs.js';
import { partsOf, type PlannedFault } from './plan.js';

/** A fault as it was, by the machine's clock. */
export interface Passed {
  fault: PlannedFault;
  from: number;
  /** When it was undone, and when all was well again. */
  undone: number;
  well: number;
  /** The time until metrics, and until logs, told of it; null if they did not. */
  metrics: number | null;
  logs: number | null;
}

/** Lines that nginx has not written yet are lost with it, and a request that a fault struck may end so long after it. */
const UNWRITTEN_MS = 3_000;
const AFTERWARDS_MS = 35_000;
const LOOK_MS = 1_000;
/** The time after all is well from which telling is too late. */
const TOLD_WITHIN_MS = 15_000;
const FULL_BYTES = 1_000_000;
const OFF_SECONDS = 60;
const NOBODY = /\b50[24]\b/;

/** The knowledge of an operator: metrics, and logs. */
export class Witness {
  constructor(
    private readonly stack: FaultStack,
    private readonly prometheus: Prometheus,
    private readonly logs: Logs,
    /** The addresses at which each service tells its metrics. */
    private readonly places: Record<Service, string>,
  ) {}

  /** Looks from now on whether a fault is told of, until it is by both, or it is too late. */
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
      // A fault that one of both has told waits for nothing more.
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

  /** Questions for Prometheus, about the seconds since the fault began: each must have an answer. */
  private questionsOf(fault: PlannedFault, seconds: number): string[] {
    const since = `${seconds}s`;
    const silent = (service: Service) => `min_over_time(up{instance="${this.places[service]}"}[${since}]) == 0`;
    const notReady = `min_over_time(carnet_ready[${since}]) == 0`;
    switch (fault.kind) {
      case 'dies':
        // Nothing measures the gateway; whoever keeps it running writes down that it died.
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
        return false; // a log has nothing to compare its clock with
    }
  }

  /** Failures for which no line with the request's id gives a cause; each is a sentence. */
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

/** A service says by which code it refused, or what failed; the gateway, that nobody answered it. */
const isExplained = (gateway: LogLine | undefined, services: LogLine[] = []): boolean =>
  NOBODY.test(gateway?.upstream_status ?? '') || services.some(({ code, err }) => Boolean(code ?? err));

/** Tells whether the fault takes with it the lines that were to be written. */
function losesLines({ fault, from, well }: Passed, { until }: Failure): boolean {
  if (fault.kind === 'is full') return until >= from && until <= well;
  const dies = fault.kind === 'dies' && partsOf(fault).includes('gateway');
  return dies && until >= from - UNWRITTEN_MS && until <= well;
}
