import type { TracingConfig } from './tracing-config.ts'

/** A value of a span. Never anything about a person, nor a path, an address or an id of a row. */
export type SpanFacts = Readonly<Record<string, string | number>>

/** One piece of work in a trace. */
export interface Span {
  /** The W3C trace context for calls that belong to this work. */
  readonly traceparent: string
  /** True if the span is exported: with a ratio below 1, most are not. */
  readonly isRecorded: boolean
  /** Begins a part of this work. */
  child: (name: string, kind: 'client' | 'internal', facts?: SpanFacts) => Span
  end: (outcome?: { facts?: SpanFacts; failed?: boolean; name?: string }) => void
}

/** Work that a browser has measured itself. */
export interface FinishedSpan {
  traceparent: string
  spanId: string
  name: string
  /** Milliseconds since 1970. */
  begin: number
  end: number
  facts: SpanFacts
}

export interface Tracing {
  /** Begins the work of a server, within the trace of the caller if `traceparent` names one. */
  serve: (name: string, traceparent: string | undefined, facts?: SpanFacts) => Span
  /** Exports work that ended elsewhere. */
  record: (span: FinishedSpan) => void
  /** Exports what is left. */
  stop: () => Promise<void>
}

const pattern = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/
const zeros = /^0+$/

/** Reads a W3C trace context; null if it is missing or invalid. */
export function readTraceparent(text: string | undefined): { traceId: string; spanId: string; flags: number } | null {
  const [, traceId = '', spanId = '', flags = ''] = pattern.exec(text ?? '') ?? []
  if (!traceId || zeros.test(traceId) || zeros.test(spanId)) return null
  return { traceId, spanId, flags: Number.parseInt(flags, 16) }
}

/** Opens the export of traces. The libraries are loaded only then, so that servers without traces pay nothing. */
export async function openTracing(config: TracingConfig | null, program: string): Promise<Tracing | null> {
  if (!config) return null
  const { createTracing } = await import('./otlp-tracing.ts')
  return createTracing(config, program)
}
