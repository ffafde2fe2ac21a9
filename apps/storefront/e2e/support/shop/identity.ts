import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
// @boundaries-ignore the fake identity providers are shared with the tests of the gateway
import { createIdentityProviders, type Someone } from '../../../../gateway/test/support/identity-provider.ts'
import { oneTapClientId } from './shop-environment.ts'

type Providers = Awaited<ReturnType<typeof createIdentityProviders>>
interface ControlRequest {
  openType: keyof Providers['settings']
  address: string
  person: Someone
  clientId: string
  nonce: string
  message: string
}

const soon = () => Math.floor(Date.now() / 1000) + 300

async function readInput(request: IncomingMessage): Promise<ControlRequest> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString()) as ControlRequest
}

/** Simulates a person at a provider, who consents, gets an ID token, or signs with a wallet. */
function act(providers: Providers, path: string, input: ControlRequest): unknown {
  const { settings, base } = providers
  if (path === '/consent') return providers.consent(input.openType, input.address, input.person)
  if (path === '/credential') {
    const { sub, email, name } = input.person
    const claims = { iss: settings.Google.issuer, aud: input.clientId, sub, email, name, nonce: input.nonce }
    return providers.mint({ ...claims, email_verified: true, iat: soon() - 300, exp: soon() })
  }
  const key = createHash('sha256').update(input.person.sub).digest()
  const signRequest = new URL(`${base}/?nonce=none&state=none`)
  const signed = new URLSearchParams(
    providers.walletCallback(signRequest, key, input.message ? { signed: input.message } : {}),
  )
  return { address: /0x[0-9a-fA-F]{40}/.exec(signed.get('message') ?? '')?.[0], signature: signed.get('signature') }
}

/** Starts identity providers of every kind, and an HTTP server through which tests in other processes control them. */
export async function startIdentityProviders() {
  const providers = await createIdentityProviders(() => new Date())
  const { settings, host } = providers
  const google = { ...settings.Google, clientId: oneTapClientId }
  const control = createServer(async (request, response) => {
    try {
      const answer = await act(providers, request.url ?? '', await readInput(request))
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
