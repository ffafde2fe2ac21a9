import type { OpenType, ProviderSettings } from '../../../platform/config/identity.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { FetchRefused, type SafeFetch, type SafeRequest } from '../../../platform/network/safe-fetch.ts'

/** A person as a provider describes them. Only issuer and subject identify; the rest is information. */
export interface ProvenIdentity {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
}

/** State of a sign-in between the redirect to the provider and its callback. */
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
  /** Calls the provider; fails with `provider_unavailable` if it cannot be reached or answers 5xx. */
  request(url: string, init?: SafeRequest): Promise<{ status: number; text: string; json(): Record<string, unknown> }>
  now(): Date
}

/** An identity provider. */
export interface Provider {
  /** Settings that must be configured before the provider is offered. */
  needs: readonly (keyof ProviderSettings)[]
  /** Returns the address to send the browser to. */
  begin(tools: ProviderTools, attempt: Attempt): Promise<string>
  /** Proves the person from the callback; throws `IdentityNotProven` if anything is wrong. */
  finish(tools: ProviderTools, attempt: Attempt, callback: URLSearchParams): Promise<ProvenIdentity>
  /** Verifies an ID token posted by the page. Returns the person and the token's nonce. */
  readCredential?(tools: ProviderTools, token: string): Promise<{ person: ProvenIdentity; nonce: string }>
}

/** Thrown if a proof is invalid. The reason goes to the log, never to the caller. */
export class IdentityNotProven extends Error {
  override readonly name = 'IdentityNotProven'
}

export function refuse(reason: string): never {
  throw new IdentityNotProven(reason)
}

export function providerRequest(fetch: SafeFetch): ProviderTools['request'] {
  const guarded = async <T>(work: () => T | Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw error instanceof FetchRefused ? new Failure('provider_unavailable', { cause: error }) : error
    }
  }
  return (url, init) =>
    guarded(async () => {
      const answer = await fetch(url, init)
      // 4xx means that the proof is invalid; 5xx means that the provider is down.
      if (answer.status >= 500) throw new FetchRefused(`the provider answered ${answer.status}`)
      return answer
    })
}

export const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Reads a subject, which some providers send as a number. */
export function subjectOf(value: unknown): string {
  const subject = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : text(value)
  if (!subject || subject.length > 255) refuse('no subject')
  return subject
}

/** The value of a parameter. Refuses a repeated parameter, which no honest provider sends. */
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
