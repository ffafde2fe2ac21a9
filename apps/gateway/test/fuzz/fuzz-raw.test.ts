import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ErrorCode, errorStatus } from '@tradepost/contract'
import { type ContractEntry, contractEntries } from '@tradepost/contract/openapi'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFuzzScene, type FuzzScene, nameOf, personas } from './fuzz-scene.ts'
import {
  contentTypes,
  headerNames,
  headerValues,
  hostileBodies,
  hostilePaths,
  hostileQueries,
  methods,
} from './hostile-requests.ts'
import { startStallGuard } from './stall-guard.ts'

const seed = Number(process.env.SEED ?? Date.now() % 1e9)
const rounds = Number(process.env.FUZZ_ROUNDS ?? 400)
const entries = contractEntries().filter(({ call }) => !call.stream)
const withBody = entries.filter(({ call }) => call.method !== 'GET' && !call.multipart)
/** One of so many requests is sent, another one with each seed; FUZZ_ALL=1 sends three times as many. */
const oneOf = (n: number) => (process.env.FUZZ_ALL === '1' ? n : 3 * n)
const guard = startStallGuard(20_000)

let scene: FuzzScene
beforeAll(async () => {
  scene = await createFuzzScene()
  process.stdout.write(`fuzz: SEED=${seed} FUZZ_ROUNDS=${rounds}\n`)
})
afterAll(async () => {
  await guard.stop()
  await scene.close()
})

interface Raw {
  method?: string
  url: string
  headers?: Record<string, string>
  payload?: string | Buffer
}

/** Statuses that the HTTP server itself sends. These answers have a code too. */
const serverStatuses = new Set([408, 431])

interface RawAnswer {
  status: number
  text: string
}

/** Sends a request over a real connection, because a malformed URL cannot be injected. */
const sendRaw = ({ method = 'GET', url, headers = {}, payload }: Raw): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const port = (scene.app.server.address() as AddressInfo).port
    const sent = request(
      { host: '127.0.0.1', port, method, path: url, headers: { ...headers, connection: 'close' } },
      (answer) => {
        let text = ''
        answer.on('data', (chunk) => {
          text += chunk
        })
        answer.on('error', reject)
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    sent.on('error', reject)
    sent.end(payload)
  })

/** Describes what is wrong with an answer; null if it is a success or a coded failure. */
async function fault(raw: Raw): Promise<string | null> {
  const { method = 'GET', url, headers = {}, payload = '' } = raw
  const description = `${method} ${url.slice(0, 120)} ${JSON.stringify(headers).slice(-200)} ${String(payload).slice(0, 120)} (SEED=${seed})`
  guard.begin(description)
  const { status, text } = await sendRaw(raw).catch((error: unknown) => ({ status: 999, text: String(error) }))
  guard.end()
  if (status < 400) return null
  let body: { code?: string; msg?: string } = {}
  try {
    body = JSON.parse(text)
  } catch {
    // An answer that is not JSON is reported below, because its code is missing.
  }
  const isCoded =
    (errorStatus[body.code as ErrorCode] === status || serverStatuses.has(status)) &&
    body.code !== undefined &&
    (method === 'HEAD' || Boolean(body.msg))
  if (method === 'HEAD' && status < 500) return null
  return isCoded && status < 500 ? null : `${status} ${text.slice(0, 80)} for ${description}`
}

async function faultsOf(requests: Iterable<Raw>): Promise<string[]> {
  const faults: string[] = []
  for (const request of requests) {
    const problem = await fault(request)
    if (problem) faults.push(problem)
  }
  return faults
}

const send = (entry: ContractEntry, more: Partial<Raw>, headers: Record<string, string> = {}): Raw => ({
  method: entry.call.method,
  url: scene.urlOf(entry, scene.baseInput(entry)),
  ...more,
  headers: { ...scene.headersFor(personas[1]), ...headers },
})

describe('malformed requests', { timeout: 600_000 }, () => {
  it('Y6 are refused for an invalid body, whatever its content type', async () => {
    const faults: string[] = []
    for (const [index, entry] of withBody.entries()) {
      if (index % 30 === 0) await scene.refresh()
      const requests = hostileBodies
        .filter((one, n) => (n + index + seed) % oneOf(one.length < 5000 ? 4 : 16) === 0)
        .map((payload) => send(entry, { payload }, { 'content-type': 'application/json' }))
      faults.push(...(await faultsOf(requests)))
    }
    for (const entry of withBody.slice(0, 6))
      for (const type of contentTypes)
        faults.push(
          ...(await faultsOf(
            hostileBodies
              .filter((_, n) => (n + seed) % oneOf(1) === 0)
              .map((payload) => send(entry, { payload }, { 'content-type': type })),
          )),
        )
    expect(faults.slice(0, 20)).toEqual([])
  })

  it('Y6 are refused for an invalid URL', async () => {
    const addresses = hostilePaths.flatMap((url) =>
      methods.map((method) => ({ method, url, headers: scene.headersFor('buyer') })),
    )
    const pieces = ['%', '%ff', '%00', '%zz', '..', 'x'.repeat(300), '%2f', '1%0a', "'", '1e3', '%d9%a3']
    const broken = entries.flatMap((entry, n) =>
      pieces
        .filter((_, index) => (index + n + seed) % oneOf(1) === 0)
        .map((piece) => send(entry, { url: entry.call.path.replace(/\{\w+\}/g, piece) })),
    )
    const queries = entries.flatMap((entry) =>
      hostileQueries
        .filter((_, index) => (index + entry.name.length + seed) % oneOf(3) === 0)
        .map((query) => send(entry, { url: `${entry.call.path.replace(/\{\w+\}/g, '1')}?${query}` })),
    )
    expect((await faultsOf([...addresses, ...broken, ...queries])).slice(0, 20)).toEqual([])
  })

  it('Y6 cause no fault on routes outside the contract', async () => {
    const id = '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad'
    const card = `/sandbox-pay/1/${id}`
    const posts = contentTypes.flatMap((type, offset) =>
      hostileBodies
        .filter((_, index) => (index + offset) % 3 === 0)
        .map((payload) => ({ method: 'POST', url: card, headers: { 'content-type': type }, payload })),
    )
    const numbers = ['1', '-1', '1e300', '9'.repeat(19), '9'.repeat(30), '', '%00', '__proto__']
    const files = ['t', 'v', 'e', 's', 'w'].flatMap((name) =>
      numbers.map((value) => ({ url: `/file/private/${id}?t=1&v=1&e=9999999999&s=AA&${name}=${value}` })),
    )
    const cards = numbers.map((tenant) => ({ url: `/sandbox-pay/${tenant}/${id}` }))
    const faults: string[] = []
    for (const raw of [...posts, ...files, ...cards]) {
      guard.begin(JSON.stringify(raw).slice(0, 300))
      const { status } = await sendRaw(raw)
      guard.end()
      if (status >= 500) faults.push(`${status} for ${JSON.stringify(raw).slice(0, 300)}`)
    }
    expect(faults).toEqual([])
  })

  it('Y6 may have any header', async () => {
    const some = entries.filter(
      ({ call }, index) => index % 24 === 0 || call.auth === 'signature' || call.auth === 'client',
    )
    const requests = some.flatMap((entry) =>
      headerNames.flatMap((name) =>
        headerValues
          .filter((_, index) => (index + entry.name.length + seed) % oneOf(9) === 0)
          .map((value) =>
            send(
              entry,
              entry.call.method === 'GET' ? {} : { payload: JSON.stringify(scene.baseInput(entry).body ?? {}) },
              { 'content-type': 'application/json', [name]: value },
            ),
          ),
      ),
    )
    expect((await faultsOf(requests)).slice(0, 20)).toEqual([])
  })

  it('Y6 are refused for any random content', async () => {
    const anything = fc.record({
      entry: fc.constantFrom(...entries),
      persona: fc.constantFrom(...personas),
      payload: fc.oneof(
        fc.constantFrom(...hostileBodies),
        fc.json(),
        fc.string({ unit: 'binary' }),
        fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      ),
      type: fc.oneof(
        fc.constantFrom(...contentTypes),
        fc.string({ maxLength: 30 }).map((text) => text.replace(/[^\x20-\x7e]/g, '') || 'x'),
      ),
      query: fc.webQueryParameters(),
      path: fc.oneof(fc.constant(null), fc.webPath()),
    })
    let count = 0
    await fc.assert(
      fc.asyncProperty(anything, async ({ entry, persona, payload, type, query, path }) => {
        if (count++ % 100 === 0) await scene.refresh()
        const { url, method = 'GET' } = send(entry, {})
        const isEmpty = method === 'GET' || method === 'HEAD'
        const headers = { ...scene.headersFor(persona), ...(isEmpty ? {} : { 'content-type': type }) }
        const problem = await fault({
          method,
          url: `${path || url.split('?')[0]}?${query}`,
          headers,
          ...(isEmpty ? {} : { payload }),
        })
        expect([problem, nameOf(entry)]).toEqual([null, nameOf(entry)])
      }),
      { numRuns: rounds, seed },
    )
  })
})
