import { describe, expect, it } from 'vitest'
import { signMessage } from './wallet.ts'

const account = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'

/** A window whose wallet signs every message. */
function placeWithWallet() {
  const signedMessages: string[] = []
  const ethereum = {
    request: async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
      if (method === 'eth_requestAccounts') return [account]
      signedMessages.push(Buffer.from(String(params[0]).slice(2), 'hex').toString())
      return '0xsigned'
    },
  }
  const place = { ethereum, location: { host: 'shop.test', origin: 'https://shop.test' } } as unknown as Window
  return { place, signedMessages }
}
const head =
  'shop.test wants you to sign in with your Ethereum account:\n0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n\n'

describe('the message a wallet signs', () => {
  it.each(['Log in to Lumen. This signature costs nothing.', 'Log in (Lumen, EU)'])(
    'contains the statement %s',
    async (statement) => {
      const { place, signedMessages } = placeWithWallet()
      const answer = await signMessage(place, 'nonce123', statement)
      expect(answer?.message.startsWith(`${head}${statement}\n\nURI: https://shop.test\nVersion: 1\n`)).toBe(true)
      expect(signedMessages).toEqual([answer?.message])
    },
  )

  it.each(['تسجيل الدخول', 'Connexion à Lumen', 'two\nlines', ''])(
    'leaves out a statement that EIP-4361 does not allow: %j',
    async (statement) => {
      const { place } = placeWithWallet()
      const answer = await signMessage(place, 'nonce123', statement)
      expect(answer?.message.startsWith(`${head}\nURI: https://shop.test\nVersion: 1\n`)).toBe(true)
    },
  )
})
