import type { OpenType, ProviderSettings } from '../../../platform/config/identity.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { FetchRefused, type SafeFetch, type SafeRequest } from '../../../platform/network/safe-fetch.ts'

/** Who somebody is, as a provider says: issuer and subject name the person, the rest is only told. */
export interface ProvenPerson {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
}

/** What one sign-in keeps between leaving and coming back. */
export interface Attempt {
  state: string
  nonce: string
  /** PKCE. */
  verifier: string
  redirectUrl: string
}

export interface ProviderTools {
  openType: OpenType
  settings: ProviderSettings
  /** Asks the provider; fails with `provider_unavailable` where nobody sensible answers. */
  ask(url: string, request?: SafeRequest): Promise<{ status: number; text: string; json(): Record<string, unknown> }>
  now(): Date
}

/** One way to sign in elsewhere. */
export interface Provider {
  /** What has to be configured before it can be offered. */
  needs: readonly (keyof ProviderSettings)[]
  /** Where to send the browser. */
  begin(tools: ProviderTools, attempt: Attempt): Promise<string>
  /** Proves who came back; anything wrong is `invalid_grant`. */
  finish(tools: ProviderTools, attempt: Attempt, callback: URLSearchParams): Promise<ProvenPerson>
  /** Checks an ID token that came straight from the page and answers its nonce with the person. */
  readCredential?(tools: ProviderTools, token: string): Promise<{ person: ProvenPerson; nonce: string }>
}

/** What was sent back does not prove anything; the reason goes to the log, never to the caller. */
export class NotProven extends Error {
  override readonly name = 'NotProven'
}

export function refuse(reason: string): never {
  throw new NotProven(reason)
}

export function asker(fetch: SafeFetch): ProviderTools['ask'] {
  const guarded = async <T>(work: () => T | Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw error instanceof FetchRefused ? new Failure('provider_unavailable', { cause: error }) : error
    }
  }
  return (url, request) =>
    guarded(async () => {
      const answer = await fetch(url, request)
      // NOTE: 4xx is the provider's word about what it was shown; 5xx is no word at all.
      if (answer.status >= 500) throw new FetchRefused(`the provider answered ${answer.status}`)
      return answer
    })
}

export const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** A subject of a provider that may send it as a number. */
export function subjectOf(value: unknown): string {
  const subject = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : text(value)
  if (!subject || subject.length > 255) refuse('no subject')
  return subject
}

/** The one value of a parameter; doubled ones are somebody trying something. */
export function single(callback: URLSearchParams, name: string): string | null {
  const all = callback.getAll(name)
  if (all.length > 1) refuse(`${name} more than once`)
  return all[0] || null
}

export const withQuery = (url: string, query: Record<string, string>): string => {
  const target = new URL(url)
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
  return target.toString()
}
