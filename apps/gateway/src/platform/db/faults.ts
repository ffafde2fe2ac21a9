/** SQLSTATE or system code of a database error, found anywhere in its chain of causes. */
export function errorCode(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause && depth < 5; cause = (cause as { cause?: unknown }).cause, depth++) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string') return code
  }
  return undefined
}

const contended = new Set(['40001', '40P01', '55P03'])
/** 26000: the server lost a prepared statement, e.g. behind a pooler; the retry prepares it again. */
const retryable = new Set(['40001', '40P01', '26000', '42P05'])
/** System call errors, and 25006: the server is read-only, because another one became the primary. */
const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '25006',
])
/** SQLSTATE classes: 08 connection errors; 57P the server is stopping, starting or ended the session. */
const lostClasses = /^(?:08...|57P..)$/
/** SQLSTATE class 53: the server lacks space, memory or connections. */
const lackingClass = /^53...$/
const lostTexts =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|client has encountered a connection error|not queryable/i

/** Serialization failure, deadlock or a lost prepared statement: repeating the work may succeed. */
export const isRetryable = (error: unknown): boolean => retryable.has(errorCode(error) ?? '')

/** 26000, 42P05: server and connection disagree about the prepared statements; 0A000: a plan is outdated. */
const stalePlans = new Set(['26000', '42P05', '0A000'])

/** True if the prepared statements of a connection can no longer be used. */
export const isStalePlan = (error: unknown): boolean => stalePlans.has(errorCode(error) ?? '')

/** Conflicts with concurrent transactions outlasted all retries; the caller may succeed a moment later. */
export const isContention = (error: unknown): boolean => contended.has(errorCode(error) ?? '')

/** True if the connection was lost or refused, or the database did not accept it in time. */
export function isConnectionLoss(error: unknown): boolean {
  const code = errorCode(error)
  if (code !== undefined) return lostCodes.has(code) || lostClasses.test(code)
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (lostTexts.test(cause.message)) return true
  }
  return false
}

const timeoutTexts = /query read timeout|timeout exceeded when trying to connect/i

/** True if no connection or answer came in time. An immediate retry would only add to the load. */
export function isTimeout(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (timeoutTexts.test(cause.message)) return true
  }
  return false
}

/** True if a statement reached its time limit, or the server lacks space, memory or connections. */
export function isOverload(error: unknown): boolean {
  const code = errorCode(error) ?? ''
  return code === '57014' || lackingClass.test(code)
}

/** A table is missing: the database is not migrated yet, which /readyz reports. */
export const isSchemaMissing = (error: unknown): boolean => errorCode(error) === '42P01'

/** A page or an index of the database is damaged. */
export const isDamage = (error: unknown): boolean => ['XX001', 'XX002'].includes(errorCode(error) ?? '')

/** The database's disk is full. */
export const isDiskFull = (error: unknown): boolean => errorCode(error) === '53100'
