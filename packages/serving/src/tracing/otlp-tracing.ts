import { type Context, type Span as OtelSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import { type FinishedSpan, readTraceparent, type Span, type SpanFacts, type Tracing } from './tracing.ts'
import type { TracingConfig } from './tracing-config.ts'

const kinds = { client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const

function contextOf(traceparent: string | undefined): Context {
  const parent = readTraceparent(traceparent)
  if (!parent) return ROOT_CONTEXT
  const { traceId, spanId, flags } = parent
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: flags & 1, isRemote: true })
}

const hexOf = (flags: number) => (flags & 1).toString(16).padStart(2, '0')

/** Sends traces to a collector by OTLP over HTTP, in the background. */
export function createTracing({ url, headers, ratio, serviceName }: TracingConfig, program: string): Tracing {
  const sampled = new TraceIdRatioBasedSampler(ratio)
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: 5000 })
  const processor = new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1000, maxQueueSize: 4096 })
  // The caller's decision holds only if the same share of traces is recorded here: otherwise anybody could fill the collector.
  const sampler = new ParentBasedSampler({
    root: sampled,
    remoteParentSampled: sampled,
    remoteParentNotSampled: new AlwaysOffSampler(),
  })
  const resource = resourceFromAttributes({ 'service.name': serviceName ?? `tradepost-${program}` })
  const provider = new BasicTracerProvider({ resource, sampler, spanProcessors: [processor] })
  const tracer = provider.getTracer('tradepost')

  function wrap(span: OtelSpan, context: Context): Span {
    const { traceId, spanId, traceFlags } = span.spanContext()
    const inside = trace.setSpan(context, span)
    return {
      traceparent: `00-${traceId}-${spanId}-${hexOf(traceFlags)}`,
      isRecorded: span.isRecording(),
      child: (name, kind, facts = {}) =>
        wrap(tracer.startSpan(name, { kind: kinds[kind], attributes: { ...facts } }, inside), inside),
      end({ facts, failed, name } = {}) {
        if (name) span.updateName(name)
        if (facts) span.setAttributes({ ...facts })
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  return {
    serve(name, traceparent, facts: SpanFacts = {}) {
      const context = contextOf(traceparent)
      return wrap(tracer.startSpan(name, { kind: SpanKind.SERVER, attributes: { ...facts } }, context), context)
    },
    record(span: FinishedSpan) {
      const parent = readTraceparent(span.traceparent)
      if (!parent || (parent.flags & 1) === 0) return
      const started = tracer.startSpan(
        span.name,
        { kind: SpanKind.CLIENT, startTime: new Date(span.begin), attributes: { ...span.facts } },
        contextOf(span.traceparent),
      )
      if (!started.isRecording()) return
      // The browser has told other spans this id as that of their parent.
      Object.assign(started.spanContext(), { spanId: span.spanId })
      started.end(new Date(span.end))
    },
    stop: () => provider.shutdown().catch(() => undefined),
  }
}
