import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '@tradepost/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError, isApiError } from './api-error.ts'
import { type ApiConfig, createApi } from './create-api.ts'

interface ReceivedRequest {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}
type Answer = (response: ServerResponse, attempt: number) => void

let server: Server
let received: ReceivedRequest[]
let answer: Answer
let baseUrl: string
const reported: string[] = []

const json =
  (status: number, body: unknown, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const success = json(200, { code: '0000', msg: 'success', data: [] })
const coded = (status: number) => json(status, { code: 'busy', msg: 'Busy' })

beforeEach(async () => {
  received = []
  reported.length = 0
  answer = success
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    answer(response, received.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const api = (config: Partial<ApiConfig> = {}) =>
  createApi({ baseUrl, headers: () => ({}), onFailure: ({ code }) => reported.push(code), ...config })
async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => new Error('no failure'),
    (thrown) => thrown,
  )
  if (!(error instanceof ApiError)) throw error
  return error
}
const preOrder = { isBuyByCart: true, order: { deliveryEmail: 'a@b.test' } }

describe('retries', () => {
  it('H-28 retries once: 503 then 200 is two requests and a success, 503 twice is exactly two', async () => {
    answer = (response, attempt) => (attempt === 1 ? coded(503) : success)(response)
    expect(await api()(calls.dictionary.country)).toEqual([])
    expect(received).toHaveLength(2)
    received.length = 0
    answer = coded(503)
    expect((await failure(api()(calls.dictionary.country))).status).toBe(503)
    expect(received).toHaveLength(2)
    expect(reported).toEqual(['busy'])
  })

  it('H-29 retries 408, 409, 425, 429, 500, 502, 503, 504 and no other status', async () => {
    const requests: Record<number, number> = {}
    answer = (response) => coded(Number(received.at(-1)?.url.split('=')[1]))(response)
    await Promise.all(
      [408, 409, 425, 429, 500, 502, 503, 504, 400, 404, 413, 501].map(async (status) => {
        let count = 0
        const fetch: typeof globalThis.fetch = (...args) => {
          count += 1
          return globalThis.fetch(...args)
        }
        await failure(api({ fetch })(calls.dictionary.msgSceneText, { query: { scene: String(status) } }))
        requests[status] = count
      }),
    )
    expect(requests).toEqual({
      ...{ 408: 2, 409: 2, 425: 2, 429: 2, 500: 2, 502: 2, 503: 2, 504: 2 },
      ...{ 400: 1, 404: 1, 413: 1, 501: 1 },
    })
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('H-30 never retries %s', async (method) => {
    answer = coded(503)
    const call = { ...calls.checkout.preOrder, method: method as 'POST' }
    await failure(api()(call, { body: preOrder }))
    expect(received.map((one) => one.method)).toEqual([method])
  })

  it('does not wait for the time in Retry-After', async () => {
    answer = (response, attempt) =>
      attempt === 1 ? json(503, { code: 'busy', msg: '' }, { 'retry-after': '3600' })(response) : success(response)
    const started = performance.now()
    expect(await api()(calls.dictionary.country)).toEqual([])
    expect(performance.now() - started).toBeLessThan(4000)
  })

  it('retries a dropped connection for GET only', async () => {
    answer = (response, attempt) => (attempt === 1 ? response.destroy() : success(response))
    expect(await api()(calls.dictionary.country)).toEqual([])
    expect(received).toHaveLength(2)
    received.length = 0
    answer = (response) => response.destroy()
    expect((await failure(api()(calls.checkout.preOrder, { body: preOrder }))).code).toBe('network')
    expect(received).toHaveLength(1)
  })
})

describe('requests', () => {
  it('G-07 sends list parameters of a GET as repeated keys', async () => {
    await api()(calls.site.commonConfig, { query: { domain: 'a.test', areaTypes: [1, 2] } })
    const { search } = new URL(received[0]?.url ?? '', baseUrl)
    expect(search).toBe('?domain=a.test&areaTypes=1&areaTypes=2')
  })

  it('omits undefined parameters and escapes path parameters', async () => {
    await api()(calls.offer.offerCard, { params: { id: 'a/../b?x' }, query: { toCurrencyId: undefined } } as never)
    expect(received[0]?.url).toBe('/product-search/product-market/product-brief/a%2F..%2Fb%3Fx')
  })

  it('adds the headers of the caller to each call', async () => {
    const headers: ApiConfig['headers'] = (call, { idempotencyKey = '' }) => ({
      'x-auth': call.auth,
      'idempotency-key': idempotencyKey,
    })
    await api({ headers })(calls.checkout.preOrder, { body: preOrder }, { idempotencyKey: 'k1' })
    expect(received[0]?.headers).toMatchObject({ 'x-auth': 'buyer', 'idempotency-key': 'k1' })
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(preOrder)
  })

  it('uploads multipart with its boundary, the catalogue in the query', async () => {
    answer = json(200, { code: '0000', msg: '', data: { id: '1' } })
    const form = new FormData()
    form.set('file', new File(['hello'], 'a.png', { type: 'image/png' }))
    await api()(calls.file.uploadFile, { query: { catalogue: 'general' } }, { form })
    expect(received[0]?.url).toBe('/file/api/file?catalogue=general')
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(received[0]?.body).toContain('filename="a.png"')
    expect(received[0]?.body).toContain('hello')
  })

  it('returns the bare response of the language pack', async () => {
    answer = json(200, { value: { 'cart.title': 'Warenkorb' } })
    expect(await api()(calls.dictionary.languagePack, { params: { locale: 'de' } })).toEqual({
      value: { 'cart.title': 'Warenkorb' },
    })
    answer = json(404, { code: 'not_found', msg: 'no' })
    expect((await failure(api()(calls.dictionary.languagePack, { params: { locale: 'xx' } }))).code).toBe('not_found')
  })
})

describe('failures', () => {
  it('have code, text, status, field, request id, waiting time and path', async () => {
    const body = { code: 'code_send_too_soon', msg: 'Wait', field: 'email', requestId: 'r1' }
    answer = json(429, body, { 'retry-after': '42' })
    const body1 = { userType: 8 as const, purpose: 'LoginSendVerifyCode' as const, email: 'a@b.test' }
    const error = await failure(api()(calls.signIn.verifyCode, { body: body1 }))
    expect(error).toMatchObject({ name: 'ApiError', code: 'code_send_too_soon', message: 'Wait', status: 429 })
    expect(error.details).toMatchObject({
      field: 'email',
      requestId: 'r1',
      retryAfterSeconds: 42,
      path: '/account/verify-code',
    })
    expect([isApiError(error), isApiError(error, 'busy'), isApiError(new Error('x'))]).toEqual([true, false, false])
  })

  it('treats every code but 0000 as a failure, whatever the status', async () => {
    answer = json(200, { code: 'WEBSITE0100', msg: 'gone', field: 'brandRouteName' })
    const error = await failure(api()(calls.dictionary.country))
    expect(error).toMatchObject({ code: 'WEBSITE0100', status: 200 })
    expect(error.details.field).toBe('brandRouteName')
    answer = json(200, { code: 0, msg: 'a number is not a code' })
    expect((await failure(api()(calls.dictionary.country))).code).toBe('garbage')
  })

  it.each([
    ['an HTML page', '<!doctype html><h1>Bad gateway</h1>'],
    ['JSON cut off', '{"code":"0000","msg":"suc'],
    ['no code', '{"msg":"success","data":[]}'],
    ['null', 'null'],
    ['nothing', ''],
    ['a bare text', '"0000"'],
  ])('fails with the code garbage for %s, with status 200 and with 502', async (_name, text) => {
    for (const status of [200, 502]) {
      answer = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(text)
      expect(await failure(api()(calls.dictionary.country)), String(status)).toMatchObject({ code: 'garbage', status })
    }
  })

  it('reads no more than 2 MB, with and without a content length', async () => {
    const chunk = 'x'.repeat(64 * 1024)
    let sent = 0
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"code":"0000","msg":"')
      const timer = setInterval(() => {
        for (let n = 0; n < 8; n += 1) response.write(chunk)
        sent += 8 * chunk.length
      }, 1)
      response.on('close', () => clearInterval(timer))
    }
    expect((await failure(api()(calls.dictionary.country))).code).toBe('garbage')
    expect(sent).toBeLessThan(64 * 1024 * 1024)
    answer = json(200, { code: '0000', msg: '', data: ['x'.repeat(1024 * 1024)] })
    expect(await api()(calls.dictionary.country)).toHaveLength(1)
  })

  it('times out if a response does not begin, or does not end', async () => {
    answer = () => {}
    expect(await failure(api({ timeoutMs: 80 })(calls.dictionary.country))).toMatchObject({
      code: 'timeout',
      status: 0,
    })
    answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"code":')
    expect(await failure(api({ timeoutMs: 80 })(calls.dictionary.country))).toMatchObject({
      code: 'timeout',
      status: 0,
    })
    expect(reported).toEqual(['timeout', 'timeout'])
  })

  it('reports an unknown host and a broken connection as network failures', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"code"')
      setTimeout(() => response.destroy(), 10)
    }
    expect((await failure(api()(calls.dictionary.country))).code).toBe('network')
    await new Promise((resolve) => server.close(resolve).closeAllConnections())
    expect((await failure(api()(calls.dictionary.country))).code).toBe('network')
  })

  it('aborts running requests at the deadline, and sends none after it', async () => {
    const deadline = new AbortController()
    const call = api({ deadline: () => deadline.signal })
    answer = () => {}
    const unanswered = failure(call(calls.dictionary.country))
    await expect.poll(() => received.length).toBe(1)
    const incomplete = failure(call(calls.dictionary.country))
    answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"code":')
    await expect.poll(() => received.length).toBe(2)
    deadline.abort()
    expect([(await unanswered).code, (await incomplete).code]).toEqual(['timeout', 'timeout'])
    expect((await failure(call(calls.dictionary.country))).code).toBe('timeout')
    expect(received).toHaveLength(2)
    expect(reported).toEqual(['timeout', 'timeout', 'timeout'])
  })

  it('distinguishes an abort by the caller and does not report it', async () => {
    answer = () => {}
    const error = await failure(api()(calls.dictionary.country, {}, { signal: AbortSignal.timeout(30) }))
    expect(error.code).toBe('aborted')
    expect(reported).toEqual([])
  })
})
