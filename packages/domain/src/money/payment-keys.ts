/** A key for calls to Stripe: a secret or a restricted one, of the test or the live mode. */
export const apiKeyPattern = '^(sk|rk)_(test|live)_[A-Za-z0-9_]{4,200}$'
/** A secret with which Stripe signs its events. */
export const webhookSecretPattern = '^whsec_[A-Za-z0-9_+/=]{8,200}$'

/** True for a key that moves money. */
export const isLiveKey = (apiKey: string): boolean => /^(sk|rk)_live_/.test(apiKey)

/** The end of a secret, by which people recognise it. */
export const lastFourOf = (secret: string): string => secret.slice(-4)
