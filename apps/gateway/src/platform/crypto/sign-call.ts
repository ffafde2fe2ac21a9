import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret in the form of Standard Webhooks. */
export const newSigningSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`

interface Signed {
  id: string
  at: Date
  body: string
}

/**
 * The headers that prove where a call comes from, as Standard Webhooks has them: HMAC-SHA256 over id, time and body, one
 * signature for each secret.
 */
export function signCall(secrets: readonly string[], { id, at, body }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
