/** SQLSTATE or system code of a database error, wherever in the chain of causes it is. */
export function errorCode(error: unknown): string | undefined {
  for (let at = error, depth = 0; at && depth < 5; at = (at as { cause?: unknown }).cause, depth++) {
    const { code } = at as { code?: unknown }
    if (typeof code === 'string') return code
  }
  return undefined
}

const contended = new Set(['40001', '40P01', '55P03'])
/** 26000: the server does not know a prepared statement any more, e.g. behind a pooler; it is prepared anew. */
const retryable = new Set(['40001', '40P01', '26000'])
/** What a system call says, and 25006: what was the primary takes no writes any more, and another one does. */
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
/** Classes of SQLSTATE: 08 is the connection, 57P the server that stops, starts or ended a session. */
const lostClasses = /^(?:08...|57P..)$/
/** Class 53 is what the server lacks: space, memory, connections. */
const lackingClass = /^53...$/
const lostTexts =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|client has encountered a connection error|not queryable/i

/** Serialization failure, deadlock, or a forgotten statement: the same work may succeed when done again. */
export const isRetryable = (error: unknown): boolean => retryable.has(errorCode(error) ?? '')

/** Others were in the way to the end, however often it was tried: asked again a moment later it will be done. */
export const isContention = (error: unknown): boolean => contended.has(errorCode(error) ?? '')

/** The database went away, refused or did not accept a connection in time. */
export function isConnectionLoss(error: unknown): boolean {
  const code = errorCode(error)
  if (code !== undefined) return lostCodes.has(code) || lostClasses.test(code)
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (lostTexts.test(at.message)) return true
  }
  return false
}

const timeoutTexts = /query read timeout|timeout exceeded when trying to connect/i

/** Nothing came in time, neither a connection nor an answer: asking again at once would only add to the load. */
export function isTimeout(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (timeoutTexts.test(at.message)) return true
  }
  return false
}

/** A statement ran into its time limit, or the server lacks space, memory or connections. */
export function isOverload(error: unknown): boolean {
  const code = errorCode(error) ?? ''
  return code === '57014' || lackingClass.test(code)
}

/** A table is not there: nobody has migrated this database yet, as /readyz says. */
export const isSchemaMissing = (error: unknown): boolean => errorCode(error) === '42P01'

/** A page or an index of the database is not what was written. */
export const isDamage = (error: unknown): boolean => ['XX001', 'XX002'].includes(errorCode(error) ?? '')

/** There is no space left where the database writes. */
export const isDiskFull = (error: unknown): boolean => errorCode(error) === '53100'
