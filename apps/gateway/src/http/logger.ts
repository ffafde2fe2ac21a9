import pino, { type DestinationStream, type Logger } from 'pino'
import { redact, redactText } from '../platform/logging/redact.ts'
import { requestScope } from '../platform/process/request-scope.ts'

/** Ignores write errors: a full disk or a closed pipe must not end the process. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true })
  output.on('error', () => {})
  return output
}

/** JSON lines on stdout. The redactor checks every value at any depth. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { app: 'gateway' },
      // A copy, because pino adds the line's fields to the object it gets.
      mixin: () => ({ ...requestScope.getStore() }),
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
