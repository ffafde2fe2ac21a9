import { type Call, type CallData, type CallInput, calls, type Envelope } from '@tradepost/contract'

export interface Credentials {
  gateway: string
  tenant: string
  secret: string
  email: string
  password: string
  /** The code of the second factor; empty for an account without one. */
  code: string
}

type Send = <C extends Call>(call: C, input: CallInput<C>) => Promise<CallData<C>>

export interface ActorClient {
  send: Send
  /** Uploads a file as a browser would. */
  upload<C extends Call>(call: C, bytes: Uint8Array, name: string): Promise<CallData<C>>
}

interface RawInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** Signs in at a running gateway as one person and makes calls in their name. */
export async function signIn({ gateway, tenant, secret, email, password, code }: Credentials): Promise<ActorClient> {
  const credential = { 'X-Client-Id': `${tenant}-web`, 'X-Client-Secret': secret }
  let token = ''

  async function request(call: Call, { params = {}, query = {} }: RawInput, body: RequestInit['body'], type?: string) {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
    const answer = await fetch(`${gateway}${path}?${new URLSearchParams(pairs)}`, {
      method: call.method,
      headers: {
        ...credential,
        Lang: 'en',
        ...(type ? { 'Content-Type': type } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body === null || body === undefined ? {} : { body }),
    })
    const { code, msg, data, field } = (await answer.json()) as Envelope
    if (code !== '0000') throw new Error(`${code}${field ? ` (${field})` : ''}: ${msg}`)
    return data
  }

  const send = (async (call: Call, input: RawInput = {}) =>
    request(call, input, call.method === 'GET' ? null : JSON.stringify(input.body ?? {}), 'application/json')) as Send
  const { access_token } = await send(calls.signIn.oauthToken, {
    query: { client_id: `${tenant}-web`, client_secret: secret },
    body: { grantType: 'password', userType: 8, email, password },
  })
  token = access_token
  if (code) token = (await send(calls.factor.proveFactor, { body: { code } })).session.access_token
  return {
    send,
    upload: (async (call: Call, bytes: Uint8Array, name: string) => {
      const form = new FormData()
      form.append('file', new Blob([Uint8Array.from(bytes)], { type: 'text/csv' }), name)
      return request(call, {}, form)
    }) as ActorClient['upload'],
  }
}
