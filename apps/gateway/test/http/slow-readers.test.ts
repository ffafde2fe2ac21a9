import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/platform/config/config.ts'
import { startGateway } from '../support/gateway-process.ts'
import { createTestGateway, type TestGateway } from '../support/harness.ts'

let gateway: TestGateway
let env: Record<string, string>
let running: Awaited<ReturnType<typeof startGateway>> | undefined
const sockets = new Set<Socket>()
beforeAll(async () => {
  gateway = await createTestGateway()
  env = { DATABASE_URL: gateway.urls.app, DATA_DIR: gateway.deps.config.dataDir, WORKER: 'none' }
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  running?.child.kill('SIGKILL')
})
afterAll(() => gateway.close())

const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Opens connections that send several requests and read no answers. */
async function sendAndReadNothing(port: number, target: string, connections: number, each: number): Promise<void> {
  const request = `GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`
  const opened = Array.from({ length: connections }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.pause()
    sockets.add(socket)
    return new Promise<void>((resolve) =>
      socket.once('connect', () => socket.write(request.repeat(each), () => resolve())),
    )
  })
  await Promise.all(opened)
}

describe('connections that read nothing', { timeout: 120_000 }, () => {
  it('Z20 cost little memory, because answers share their bytes', async () => {
    const folder = path.join(env.DATA_DIR ?? '', 'media/art')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'big.webp'), Buffer.alloc(4_000_000, 'x'))
    const started = await startGateway(env)
    running = started
    const pid = started.child.pid ?? 0
    const get = (pathname: string) => fetch(`http://127.0.0.1:${started.port}${pathname}`)
    const document = await (await get('/docs/json')).text()
    expect(document.length).toBeGreaterThan(400_000)
    for (const target of ['/docs/json', '/docs/yaml', '/media/art/big.webp']) {
      await (await get(target)).arrayBuffer()
      const before = megabytesOf(pid)
      await sendAndReadNothing(started.port, target, 400, 8)
      let peak = 0
      for (let waited = 0; waited < 3000; waited += 100) {
        await delay(100)
        peak = Math.max(peak, megabytesOf(pid) - before)
      }
      // Separate copies would be 400 × 8 times the answer: gigabytes.
      expect([target, peak < 200, peak]).toEqual([target, true, peak])
      // Meanwhile the gateway serves clients that read.
      expect((await get('/livez')).status).toBe(200)
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    }
  })
})

describe('the API documentation', () => {
  it('Z20 is cached compressed, sent with its length, and has the same content uncompressed', async () => {
    const packed = await gateway.app.inject({ url: '/docs/json', headers: { 'accept-encoding': 'br, gzip' } })
    const plain = await gateway.app.inject('/docs/json')
    expect([packed.headers['content-encoding'], packed.headers['content-length']]).toEqual([
      'gzip',
      `${packed.rawPayload.length}`,
    ])
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
    expect([plain.headers['content-encoding'], plain.headers['content-length']]).toEqual([
      undefined,
      `${plain.rawPayload.length}`,
    ])
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect((await gateway.app.inject('/docs/yaml')).body).toContain('openapi: 3.1.0')
    expect([packed.headers.vary, plain.headers.vary]).toEqual(['accept-encoding', 'accept-encoding'])
  })

  it.each([
    ['gzip;q=0', undefined],
    ['br;q=0.0, gzip;q=0.0', undefined],
    ['gzip;q=0.5, identity', undefined],
    ['*', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br, gzip;q=0.1', 'gzip'],
  ])('X16 is sent in an encoding that the client accepts: %s', async (accepted, encoding) => {
    for (const url of ['/docs/json', '/docs/yaml']) {
      const answer = await gateway.app.inject({ url, headers: { 'accept-encoding': accepted } })
      expect(answer.headers['content-encoding'], url).toBe(encoding)
    }
  })

  it('Z20 is off in production unless it is turned on', async () => {
    const statuses = async (more: Record<string, string>) => {
      const configured = await createTestGateway({ env: more })
      const answers = await Promise.all(
        ['/docs', '/docs/', '/docs/json', '/docs/yaml'].map((url) => configured.app.inject(url)),
      )
      await configured.close()
      return answers.map(({ statusCode }) => statusCode)
    }
    expect(await statuses({ API_DOCS: '0' })).toEqual([404, 404, 404, 404])
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://gateway.example',
      APP_SECRET: Buffer.alloc(32, 'x').toString('base64'),
      CLIENT_SECRETS: 'lumen-web=0123456789abcdef0123456789abcdef',
      DATABASE_URL: 'postgres://app@db/tradepost',
      ALLOW_OUTBOX_IN_PRODUCTION: '1',
      ALLOW_SANDBOX_PAYMENT_IN_PRODUCTION: '1',
    }
    expect(readConfig(production).apiDocs).toBe(false)
    expect(readConfig({ ...production, API_DOCS: '1' }).apiDocs).toBe(true)
    expect(readConfig({}).apiDocs).toBe(true)
  })
})
