import type pg from 'pg'
import { requestScope } from './request-scope.ts'

const mostText = 2000
const startsWithDigit = /^\d/

/** A statement without the values that it contains as literals. Those of its parameters are not part of it. */
export const withoutValues = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/[\w$.]+/g, (word) => (startsWithDigit.test(word) ? '?' : word))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, mostText)

const operation = /^\W*(\w+)/
const table = /\b(?:from|into|update|join)\s+"?([a-z_]\w*)/i

function nameOf(statement: string): string {
  const [, word = 'statement'] = operation.exec(statement) ?? []
  const [, name] = table.exec(statement) ?? []
  return name ? `${word.toLowerCase()} ${name}` : word.toLowerCase()
}

/** Makes the statements of a new connection parts of the trace of the request that sends them. */
export function traceQueries(client: pg.PoolClient): void {
  const send = client.query as (...args: unknown[]) => unknown
  const traced = (...args: unknown[]): unknown => {
    const span = requestScope.getStore()?.span
    const [config] = args as [string | { text?: unknown } | undefined]
    const text = typeof config === 'string' ? config : config?.text
    if (!span?.isRecorded || typeof text !== 'string' || typeof args.at(-1) === 'function')
      return send.apply(client, args)
    const statement = withoutValues(text)
    const part = span.child(nameOf(statement), 'client', { 'db.system.name': 'postgresql', 'db.query.text': statement })
    const answer = send.apply(client, args)
    if (answer instanceof Promise)
      answer.then(
        () => part.end(),
        () => part.end({ failed: true }),
      )
    else part.end()
    return answer
  }
  Object.assign(client, { query: traced })
}
