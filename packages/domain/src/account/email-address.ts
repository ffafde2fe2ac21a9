export interface EmailAddress {
  /** As written to; its domain is ASCII, whatever script it was typed in. */
  address: string
  /** For comparison: addresses with the same key are one account's. */
  key: string
}

/** No address is longer, whatever script it is typed in (RFC 5321). */
export const emailMaxLength = 254

const localShape = /^[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,64}$/u
/** Letters, marks and digits of any script; the three signs beside the dot are full stops of East Asian keyboards. */
const domainShape = /^[\p{L}\p{M}\p{N}\-.。．｡]{3,253}$/u
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const asciiShape = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$`)

/** A domain in the one form that the name system knows (UTS 46): the URL parser of browsers and servers makes it. */
function asciiDomain(typed: string): string | null {
  if (!domainShape.test(typed)) return null
  try {
    const { hostname } = new URL(`http://${typed}`)
    return asciiShape.test(hostname) ? hostname : null
  } catch {
    return null
  }
}

/**
 * Reads an email address; null for anything else. Browsers send a domain in ASCII that was typed in another script, so
 * both spellings become one.
 */
export function readEmailAddress(typed: string): EmailAddress | null {
  const text = typed.trim().normalize('NFC')
  const at = text.lastIndexOf('@')
  // A letter of another width or shape is the same letter.
  const local = text.slice(0, Math.max(at, 0)).normalize('NFKC')
  if (at < 1 || !localShape.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..'))
    return null
  const domain = asciiDomain(text.slice(at + 1))
  const address = `${local}@${domain}`
  if (domain === null || address.length > emailMaxLength) return null
  // NOTE: toLowerCase, not toLocaleLowerCase: a Turkish machine must find the same account.
  return { address, key: address.toLowerCase().normalize('NFC') }
}

const gmail = 'gmail.com'
const sameMail: Record<string, string> = {
  'googlemail.com': gmail,
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
}
/** Characters that these providers ignore before the @. */
const unseen: Record<string, RegExp> = { [gmail]: /\./g, 'proton.me': /[._-]/g }

/**
 * The mailbox behind an address, for limits alone: `a.b+shop@gmail.com` and `ab@googlemail.com` fill one mailbox, but
 * may well be two accounts.
 */
export function mailboxOf(key: string): string {
  const at = key.lastIndexOf('@')
  const typed = key.slice(at + 1)
  const domain = sameMail[typed] ?? typed
  const [name = ''] = key.slice(0, at).split('+')
  return `${name.replace(unseen[domain] ?? /$^/, '') || key.slice(0, at)}@${domain}`
}
