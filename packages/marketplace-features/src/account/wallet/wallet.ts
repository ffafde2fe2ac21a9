import { checksummed } from './keccak.ts'

interface Wallet {
  request(call: { method: string; params?: unknown[] }): Promise<unknown>
}

/** The wallet a browser or its extension offers to pages (EIP-1193). */
export function walletOf(place: object): Wallet | null {
  const wallet = (place as { ethereum?: Partial<Wallet> }).ethereum
  return wallet && typeof wallet.request === 'function' ? (wallet as Wallet) : null
}

const hex = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

// EIP-4361 allows only these characters. A wallet that cannot parse the message skips its check of the site's domain.
const allowedStatement = /^[\w\-.~:/?#[\]@!$&'()*+,;= ]+$/

/** Requests a signed sign-in message (EIP-4361) for this site. Omits a statement that EIP-4361 does not allow. */
export async function signMessage(place: Window, nonce: string, statement: string) {
  const wallet = walletOf(place)
  const [account] = ((await wallet?.request({ method: 'eth_requestAccounts' })) ?? []) as unknown[]
  if (!wallet || typeof account !== 'string') return null
  const { host, origin } = place.location
  const message = [
    `${host} wants you to sign in with your Ethereum account:`,
    checksummed(account),
    '',
    ...(allowedStatement.test(statement) ? [statement] : []),
    '',
    `URI: ${origin}`,
    'Version: 1',
    'Chain ID: 1',
    `Nonce: ${nonce}`,
    `Issued At: ${new Date().toISOString()}`,
  ].join('\n')
  const signature = await wallet.request({ method: 'personal_sign', params: [hex(message), account] })
  return typeof signature === 'string' ? { message, signature } : null
}
