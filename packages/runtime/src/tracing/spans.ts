import { randomBytes } from 'node:crypto';
import { tracingChannel } from 'node:diagnostics_channel';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  type IdGenerator,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CurrentTrace, currentTrace, withinTrace } from './current-trace.js';
import { statementName } from './statement-name.js';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const TRACE_ID = /^(?!0{32})[0-9a-f]{32}$/;
/** Internal routes, which require the service token. Trace headers of external requests are ignored. */
const OF_SERVICES = '/internal/';
/** Long polls of followers would fill every trace with waiting. */
const LOG_OF_FACTS = '/internal/facts';
const FAILED = 500;
/** Marks the service of a context, because several services in one process receive each other's statement events. */
const OWNER = Symbol('spans');

/** The fields of a fact that tracing needs. */
export interface TracedFact {
  kind: string;
  /** Time of writing, ISO 8601. */
  at: string;
  /** The trace in which it was written, in the format of W3C Trace Context. */
  trace?: string;
}

/** A trace in this process, with its current innermost span. */
interface OwnTrace extends CurrentTrace {
  context: Context;
}

interface Begun {
  span: Span;
  trace: OwnTrace;
}

interface Statement {
  text: string;
  span?: Span;
}

/** Records the spans of one service. */
export class Spans {
  private readonly ids = new Ids();
  private readonly provider: BasicTracerProvider;
  private readonly tracer: Tracer;
  private readonly requests = new WeakMap<FastifyRequest, Span>();
  private readonly statements = tracingChannel<string, Statement>('carnet.statement');
  private readonly ofStatements = {
    start: (statement: Statement) => this.beginStatement(statement),
    asyncEnd: ({ span }: Statement) => span?.end(),
    error: ({ span }: Statement) => span?.setStatus({ code: SpanStatusCode.ERROR }),
  };

  /** @param share of sampled traces, from 0 to 1. Every service samples the same ones */
  constructor(service: string, processor: SpanProcessor, share: number) {
    this.provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ 'service.name': `svc-${service}`, 'service.namespace': 'carnet' }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      idGenerator: this.ids,
      spanProcessors: [processor],
    });
    this.tracer = this.provider.getTracer('carnet');
  }

  /** Starts to record the service's requests and their statements. */
  note(fastify: FastifyInstance): void {
    this.noteRequests(fastify);
    const { statements, ofStatements } = this;
    statements.start.subscribe(ofStatements.start as never);
    statements.asyncEnd.subscribe(ofStatements.asyncEnd as never);
    statements.error.subscribe(ofStatements.error as never);
  }

  /** Records a span for each of `facts` that was written in a sampled trace. Statements and requests meanwhile belong to the first of these spans. */
  async ofFacts<T>(producer: string, facts: readonly TracedFact[], take: () => Promise<T>): Promise<T> {
    const begun = facts.flatMap(({ kind, at, trace }) => {
      const parent = contextOf(trace);
      const attributes = { 'carnet.producer': producer, 'carnet.fact.age_ms': Date.now() - Date.parse(at) };
      return parent ? [this.begin(`take ${kind}`, SpanKind.CONSUMER, parent, attributes)] : [];
    });
    if (!begun[0]) return take();
    try {
      return await withinTrace(begun[0].trace, take);
    } catch (error) {
      for (const { span } of begun) span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      for (const { span } of begun) span.end();
    }
  }

  /** Sends the remaining spans. */
  async end(): Promise<void> {
    const { statements, ofStatements } = this;
    statements.start.unsubscribe(ofStatements.start as never);
    statements.asyncEnd.unsubscribe(ofStatements.asyncEnd as never);
    statements.error.unsubscribe(ofStatements.error as never);
    await this.provider.shutdown().catch(() => undefined);
  }

  /** The trace id is the id of the request that began it, which also appears in the gateway's log and in every answer. */
  private noteRequests(fastify: FastifyInstance): void {
    fastify.addHook('preValidation', (request, _reply, done) => {
      if (request.routeOptions.url === LOG_OF_FACTS) return done();
      const { span, trace } = this.beginRequest(request);
      this.requests.set(request, span);
      withinTrace(trace, done);
    });
    fastify.addHook('onResponse', (request, reply, done) => {
      const span = this.requests.get(request);
      span?.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= FAILED) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
  }

  private beginRequest(request: FastifyRequest): Begun {
    const { method, url, headers } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const parent = url.startsWith(OF_SERVICES) ? contextOf(headers.traceparent) : null;
    const id = request.id.replaceAll('-', '');
    if (!parent && TRACE_ID.test(id)) this.ids.next = id;
    const attributes = { 'http.request.method': method, 'http.route': route };
    return this.begin(`${method} ${route}`, SpanKind.SERVER, parent ?? ROOT_CONTEXT, attributes);
  }

  private beginStatement(statement: Statement): void {
    const around = currentTrace() as OwnTrace | undefined;
    if (!around?.traceparent || around.context.getValue(OWNER) !== this) return;
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement.text };
    statement.span = this.tracer.startSpan(
      statementName(statement.text),
      { kind: SpanKind.CLIENT, attributes },
      around.context,
    );
  }

  private begin(name: string, kind: SpanKind, parent: Context, attributes: Record<string, string | number>): Begun {
    const span = this.tracer.startSpan(name, { kind, attributes }, parent);
    this.ids.next = null;
    const { traceId, spanId } = span.spanContext();
    const traceparent = span.isRecording() ? `00-${traceId}-${spanId}-01` : null;
    const context = trace.setSpan(parent, span).setValue(OWNER, this);
    return { span, trace: { traceId, traceparent, context } };
  }
}

/** Parses a traceparent; null if it is invalid or not sampled. */
function contextOf(traceparent: unknown): Context | null {
  const [, traceId = '', spanId = '', flags = '0'] = TRACEPARENT.exec(String(traceparent)) ?? [];
  const traceFlags = parseInt(flags, 16) & TraceFlags.SAMPLED;
  const place: SpanContext = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(place) && traceFlags ? trace.setSpanContext(ROOT_CONTEXT, place) : null;
}

/** Generates random ids; a trace that begins with a request takes the request's id. */
class Ids implements IdGenerator {
  next: string | null = null;

  generateTraceId = (): string => this.next ?? randomBytes(16).toString('hex');
  generateSpanId = (): string => randomBytes(8).toString('hex');
}
