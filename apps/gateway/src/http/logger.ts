import pino, { type DestinationStream, type Logger } from 'pino'
import { redact, redactText } from '../platform/logging/redact.ts'
import { requestScope } from '../platform/process/request-scope.ts'

/** Ignores write errors: a full disk or a closed pipe must not end the process. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true })
  output.on('error', () => {})
  return output
}

/** The ids of the request that a line belongs to, and of its trace. New each time, because pino adds the line's fields. */
function scopeOf() {
  const { requestId, span } = requestScope.getStore() ?? {}
  return {
    ...(requestId ? { requestId } : {}),
    ...(span?.isRecorded ? { traceId: span.traceparent.split('-')[1] } : {}),
  }
}

/** JSON lines on stdout. The redactor checks every value at any depth. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { app: 'gateway' },
      mixin: scopeOf,
      formatters: { log: (object) => redact(object) as Record<string, unknown> },
      // The redactor has already formatted the error.
      serializers: { err: (error: unknown) => error },
      hooks: {
        logMethod(args, method) {
          const cleaned = args.map((arg) => (typeof arg === 'string' ? redactText(arg) : arg))
          method.apply(this, cleaned as Parameters<typeof method>)
        },
      },
    },
    destination ?? standardOutput(),
  )
}
