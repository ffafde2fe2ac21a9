import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { clearCookie, setCookie } from '../../server/visitor/cookies.ts'

interface SendCookieOptions {
  maxAge?: number | undefined
  httpOnly?: boolean
}

/** Sets a cookie on the answer, replacing an earlier one of the same name; null removes it from the browser. */
export function sendCookie(
  facts: RequestFacts,
  name: string,
  value: string | null,
  options: SendCookieOptions = {},
): void {
  const others = facts.outgoing.filter((line) => !line.startsWith(`${name}=`))
  const { maxAge, httpOnly = true } = options
  const settings = { httpOnly, secure: facts.env.secure, ...(maxAge === undefined ? {} : { maxAge }) }
  const line = value === null ? clearCookie(name, settings) : setCookie(name, value, settings)
  facts.outgoing.splice(0, facts.outgoing.length, ...others, line)
}
