export interface EmailAddress {
  /** The address for sending mail. The domain is always ASCII. */
  address: string
  /** Normalised form for comparisons: addresses with the same key belong to one account. */
  key: string
}

/** The longest address that RFC 5321 allows. */
export const emailMaxLength = 254

const localShape = /^[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,64}$/u
/** Letters, marks and digits of any script. The last three characters are full stops of East Asian keyboards. */
const domainShape = /^[\p{L}\p{M}\p{N}\-.。．｡]{3,253}$/u
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const asciiShape = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$`)

/** Converts a domain to ASCII by UTS 46, as the URL parser does; null if the text is not a domain. */
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
 * Reads an email address; null for anything else. Converts a domain in another script to ASCII, because only some
 * browsers do so before they send the address.
 */
export function readEmailAddress(typed: string): EmailAddress | null {
  const text = typed.trim().normalize('NFC')
  const atSign = text.lastIndexOf('@')
  // NFKC: full-width and ordinary letters are the same.
  const local = text.slice(0, Math.max(atSign, 0)).normalize('NFKC')
  if (atSign < 1 || !localShape.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..'))
    return null
  const domain = asciiDomain(text.slice(atSign + 1))
  const address = `${local}@${domain}`
  if (domain === null || address.length > emailMaxLength) return null
  // NOTE: toLocaleLowerCase would give different keys on a server with a Turkish locale.
  return { address, key: address.toLowerCase().normalize('NFC') }
}

const gmail = 'gmail.com'
const domainAliases: Record<string, string> = {
  'googlemail.com': gmail,
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
}
/** Characters that these providers ignore before the @. */
const ignoredCharacters: Record<string, RegExp> = { [gmail]: /\./g, 'proton.me': /[._-]/g }

/**
 * Returns the mailbox that receives mail for the key of an address. Only for limits: `a.b+shop@gmail.com` and
 * `ab@googlemail.com` share a mailbox, but may belong to two accounts.
 */
export function mailboxOf(key: string): string {
  const atSign = key.lastIndexOf('@')
  const ownDomain = key.slice(atSign + 1)
  const domain = domainAliases[ownDomain] ?? ownDomain
  const [name = ''] = key.slice(0, atSign).split('+')
  return `${name.replace(ignoredCharacters[domain] ?? /$^/, '') || key.slice(0, atSign)}@${domain}`
}
