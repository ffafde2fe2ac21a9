import { refusalIn, type StripeApi } from './api.ts'

/** The answer of the provider about a key. `account` is null if the key may not read it. */
export type TriedKey = { passed: false } | { passed: true; account: string | null }

const isAccount = (id: unknown): id is string => typeof id === 'string' && /^acct_\w{1,60}$/.test(id)

/**
 * Tries a key: it must list payments, which every call about money needs. Throws `unavailable` if the provider says neither
 * yes nor no.
 */
export async function tryKey(api: StripeApi, key: string): Promise<TriedKey> {
  try {
    await api.get(key, '/v1/checkout/sessions', { limit: 1 })
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal && [401, 403].includes(refusal.status)) return { passed: false }
    throw error
  }
  // A restricted key may take payments without being allowed to read the account.
  const { id } = await api.get<{ id?: unknown }>(key, '/v1/account').catch(() => ({ id: null }))
  return { passed: true, account: isAccount(id) ? id : null }
}
