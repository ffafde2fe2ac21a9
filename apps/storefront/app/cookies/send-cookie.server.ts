import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { clearCookie, setCookie } from '../../server/visitor/cookies.ts'

interface Kept {
  maxAge?: number | undefined
  httpOnly?: boolean
}

/** Puts a cookie on the answer; a later one of the same name takes its place. */
export function sendCookie(facts: RequestFacts, name: string, value: string | null, options: Kept = {}): void {
  const others = facts.outgoing.filter((line) => !line.startsWith(`${name}=`))
  const { maxAge, httpOnly = true } = options
  const settings = { httpOnly, secure: facts.env.secure, ...(maxAge === undefined ? {} : { maxAge }) }
  const line = value === null ? clearCookie(name, settings) : setCookie(name, value, settings)
  facts.outgoing.splice(0, facts.outgoing.length, ...others, line)
}
