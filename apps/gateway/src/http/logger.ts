import pino, { type DestinationStream, type Logger } from 'pino'
import { redact, redactText } from '../platform/logging/redact.ts'
import { requestScope } from '../platform/process/request-scope.ts'

/** A log that cannot be written, to a full disk or a reader that went, is no reason to end. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true })
  output.on('error', () => {})
  return output
}

/** JSON lines on stdout; every value passes the redactor, at any depth. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { app: 'gateway' },
      // A copy: pino writes what a line logs into the object it is given.
      mixin: () => ({ ...requestScope.getStore() }),
      formatters: { log: (object) => redact(object) as Record<string, unknown> },
      // NOTE: pino would format errors a second time; the redactor has done it.
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
