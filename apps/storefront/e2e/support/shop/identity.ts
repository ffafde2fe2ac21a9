import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
// @boundaries-ignore the stand-in for identity providers belongs to the gateway's tests; the browser's tests borrow it
import { createIdentityProviders, type Someone } from '../../../../gateway/test/support/identity-provider.ts'

type Providers = Awaited<ReturnType<typeof createIdentityProviders>>
interface Wish {
  openType: keyof Providers['settings']
  address: string
  person: Someone
  clientId: string
  nonce: string
  message: string
}

const soon = () => Math.floor(Date.now() / 1000) + 300

async function readWish(request: IncomingMessage): Promise<Wish> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString()) as Wish
}

/** Acts as a person at a provider, for tests in other processes: consents, gets an ID token, signs with a wallet. */
function act(providers: Providers, what: string, wish: Wish): unknown {
  const { settings, base } = providers
  if (what === '/consent') return providers.consent(wish.openType, wish.address, wish.person)
  if (what === '/credential') {
    const { sub, email, name } = wish.person
    const claims = { iss: settings.Google.issuer, aud: wish.clientId, sub, email, name, nonce: wish.nonce }
    return providers.mint({ ...claims, email_verified: true, iat: soon() - 300, exp: soon() })
  }
  const key = createHash('sha256').update(wish.person.sub).digest()
  const asked = new URL(`${base}/?nonce=none&state=none`)
  const signed = new URLSearchParams(providers.walletCallback(asked, key, wish.message ? { signed: wish.message } : {}))
  return { address: /0x[0-9a-fA-F]{40}/.exec(signed.get('message') ?? '')?.[0], signature: signed.get('signature') }
}

/** Starts providers of every kind and an HTTP server by which tests control them; returns the gateway's settings too. */
export async function startIdentityProviders() {
  const providers = await createIdentityProviders(() => new Date())
  const { settings, host } = providers
  const google = { ...settings.Google, clientId: 'client-of-sahra' }
  const control = createServer(async (request, response) => {
    try {
      const answer = await act(providers, request.url ?? '', await readWish(request))
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    } catch (error) {
      // Report the error to the test instead of ending the whole run.
      response.writeHead(400).end(String(error))
    }
  })
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
    providersUrl: providers.base,
    gatewayEnv: {
      IDENTITY_PROVIDERS: JSON.stringify({ lumen: settings, sahra: { Google: google } }),
      IDENTITY_PRIVATE_HOSTS: host,
    },
    async close() {
      await providers.close()
      await new Promise((resolve) => control.close(resolve))
    },
  }
}
