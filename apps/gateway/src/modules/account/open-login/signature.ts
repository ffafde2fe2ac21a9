import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export interface SignedLink {
  clientId: string
  tenantId: string
  userType: string
  userName: string
  timestamp: string
  password: string
}

/** The text a partner signs: one field per line, so that two different links never give the same text. */
const signedText = (link: SignedLink): string =>
  [
    'open-login.v1',
    link.clientId,
    link.tenantId,
    link.userType,
    link.userName,
    link.timestamp,
    createHash('sha256').update(link.password).digest('hex'),
  ].join('\n')

export const signLink = (secret: string, link: SignedLink): string =>
  createHmac('sha256', secret).update(signedText(link)).digest('base64url')

/** Compares with every valid secret, in the same time whichever matches. */
export function isSigned(secrets: readonly string[], link: SignedLink, sign: string): boolean {
  const given = Buffer.from(sign)
  let right = false
  for (const secret of secrets) {
    const expected = Buffer.from(signLink(secret, link))
    if (given.length === expected.length && timingSafeEqual(given, expected)) right = true
  }
  return right
}
