import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, type SpanProcessor } from '@opentelemetry/sdk-trace-base';

const EVERY_MS = 1_000;

/** Sends spans in batches to a collector. Spans that it refuses are lost; no request waits for it. */
export const exporterTo = (url: string): SpanProcessor =>
  new BatchSpanProcessor(new OTLPTraceExporter({ url }), { scheduledDelayMillis: EVERY_MS });
