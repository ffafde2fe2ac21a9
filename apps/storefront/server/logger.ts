import { type LoggerOptions, pino } from 'pino'

export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug'>

const secretKeys = /^(authorization|cookie|set-cookie|password|code|sign|ticket|.*token|.*secret|ut)$/i
const secretParameters =
  /([?&](?:refresh_token|ut|sign|password|code|authCode|state|openid\.sig|token|ticket|client_secret)=)[^&#\s]*/gi

/** An address with the secrets in its query removed. */
export const safeUrl = (url: string): string => url.replace(secretParameters, '$1[removed]')

/** Removes secrets at any depth, and cuts off deeply nested or circular values. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return safeUrl(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > 6) return '[deep]'
  if (value instanceof Error)
    return { name: value.name, message: safeUrl(value.message), stack: safeUrl(value.stack ?? '') }
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, secretKeys.test(key) ? '[removed]' : redact(item, depth + 1)]),
  )
}

/** Creates a log that writes JSON lines to stdout. */
export function createLog(level = process.env.LOG_LEVEL ?? 'info') {
  const output = pino.destination({ dest: 1, sync: true })
  // A log that cannot be written (full disk, closed pipe) must not end the process.
  output.on('error', () => {})
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: (entry) => redact(entry) as Record<string, unknown> },
  }
  return pino(options, output)
}
