import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LoginResponse } from '@tradepost/contract'
import { clientOf, stack, tenantOf, type Visitor } from '../shop/shop.ts'
import { demo } from './buyer.ts'

/** The session cookie. */
export const sessionCookie = async ({ context, origin }: Visitor) =>
  (await context.cookies(origin)).find(({ name }) => name === '__Host-s' || /^tp_\w+_s$/.test(name))

export const hasSession = async (visitor: Visitor) => (await sessionCookie(visitor)) !== undefined

/** The secret with which the visitor's shop seals its sessions. */
export function sessionSecret(visitor: Pick<Visitor, 'origin'>): string {
  const file = path.join(stack().dataDir, 'secrets.json')
  const { sessions } = JSON.parse(readFileSync(file, 'utf8')) as { sessions: Record<string, string> }
  return sessions[tenantOf(visitor)] ?? ''
}

/** Fetches tokens from the gateway with the storefront's client credential. */
export async function fetchTokens(visitor: Visitor, { email, password } = demo): Promise<LoginResponse> {
  const { id, secret } = clientOf(visitor)
  const query = new URLSearchParams({ client_id: id, client_secret: secret })
  const response = await fetch(`${stack().gatewayUrl}/account/oauth/token?${query}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: visitor.origin,
      'x-client-id': id,
      'x-client-secret': secret,
    },
    body: JSON.stringify({ userType: 8, grantType: 'password', email, password, remember: true }),
  })
  const { code, data } = (await response.json()) as { code: string; data: LoginResponse }
  if (code !== '0000') throw new Error(`the gateway refused to issue tokens: ${code}`)
  return data
}
