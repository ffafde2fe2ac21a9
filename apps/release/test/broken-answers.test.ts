import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type Front, openFront } from '../src/front/front.ts'
import { pointerFile, readPointer, updatePointer } from '../src/pointer/pointer-file.ts'
import { promote, startCanary } from '../src/pointer/switches.ts'
import { stubVersion } from './stub-version.ts'

const tenant = 'lumen'
let store: string
let front: Front

afterEach(async () => {
  await front.close()
  rmSync(store, { recursive: true, force: true })
})

/** Opens a front with short timeouts; a canary serves every device. */
async function openWith(stable: string, canary?: string): Promise<void> {
  store = mkdtempSync(path.join(tmpdir(), 'tradepost-answers-'))
  const file = pointerFile(store, tenant)
  stubVersion(store, tenant, '1.0.0', stable)
  await updatePointer(file, promote('1.0.0'))
  if (canary !== undefined) {
    stubVersion(store, tenant, '1.1.0', canary)
    await updatePointer(file, startCanary('1.1.0', 100))
  }
  front = await openFront({ store, tenant, env: process.env, say: () => {} }, { firstByteMs: 400, betweenMs: 400 })
  front.server.listen(0, '127.0.0.1')
  await once(front.server, 'listening')
}

interface Answer {
  status: number | null
  text: string
  /** True if the answer was received completely. */
  whole: boolean
}

const get = (address = '/', method = 'GET'): Promise<Answer> =>
  new Promise((resolve) => {
    const { port } = front.server.address() as AddressInfo
    const headers = { cookie: 'device=device-0001' }
    const request = sendRequest({ host: '127.0.0.1', port, path: address, method, headers, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      answer.on('error', () => {})
      answer.once('close', () => resolve({ status: answer.statusCode ?? null, text, whole: answer.complete }))
    })
    request.on('error', () => resolve({ status: null, text: '', whole: false }))
    request.end()
  })

const half = "response.writeHead(200, { 'Content-Length': '1000' }); response.write('half a page')"

describe('a version', () => {
  it.each([
    ['dies in the middle of an answer of known length', `${half}; setTimeout(() => process.exit(1), 50)`],
    ['dies in the middle of a chunked answer', "response.write('half a page'); setTimeout(() => process.exit(1), 50)"],
    ['cuts an answer', `${half}; setTimeout(() => response.destroy(), 50)`],
    ['stops in the middle of an answer', half],
  ])(
    'W4 that %s breaks the visitor’s connection off too, so that the answer is not taken for whole',
    async (_, answer) => {
      await openWith(answer)
      expect(await get()).toEqual({ status: 200, text: 'half a page', whole: false })
    },
  )

  it.each(['GET', 'POST'])('W4 that never answers a %s request causes a 504', async (method) => {
    await openWith('')
    expect(await get('/', method)).toMatchObject({ status: 504, whole: true })
  })

  it('may be slow if no pause between two pieces is too long', async () => {
    await openWith(`let n = 0
const timer = setInterval(() => { response.write('.'); if (++n === 6) { clearInterval(timer); response.end() } }, 150)`)
    expect(await get()).toEqual({ status: 200, text: '......', whole: true })
  })

  it.each([
    ['breaks its answers off', `${half}; setTimeout(() => response.destroy(), 5)`],
    ['never answers', ''],
  ])('W4 that %s counts as failing, and a canary is stopped for it', { timeout: 60_000 }, async (_, canary) => {
    await openWith("response.end('stable')", canary)
    const file = pointerFile(store, tenant)
    for (let sent = 0; readPointer(file)?.canary && sent < 200; sent += 10)
      await Promise.all(Array.from({ length: 10 }, () => get()))
    await expect.poll(() => readPointer(file)?.canary).toBeNull()
    expect(readPointer(file)?.history.at(-1)?.reason).toMatch(/answers failed/)
    expect(await get()).toEqual({ status: 200, text: 'stable', whole: true })
  })
})
