import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import path from 'node:path'
import { checkContract } from '@tradepost/contract/check'
import { contractEntries } from '@tradepost/contract/openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { developmentClientSecrets } from '../src/platform/config/defaults.ts'
import { createFilledGateway, type FilledGateway } from './catalog-shop.ts'

const main = path.join(import.meta.dirname, '../../../packages/contract/src/check/main.ts')
let gateway: FilledGateway
let port: number
beforeAll(async () => {
  gateway = await createFilledGateway(400)
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  port = (gateway.app.server.address() as { port: number }).port
}, 240_000)
afterAll(() => gateway.close())

const options = (at: number) => ({
  url: `http://127.0.0.1:${at}`,
  clientId: 'lumen-web',
  clientSecret: developmentClientSecrets['lumen-web'],
  origin: 'http://localhost:4101',
  tenantId: '1',
  siteId: '1001',
  email: 'demo@tradepost.example',
  password: 'Tradepost-2026',
})

interface Answer {
  status: number
  headers: Record<string, string>
  code?: string | undefined
  msg?: string | undefined
  field?: string | undefined
  data?: Record<string, unknown> | undefined
}
type Break = (answer: Answer) => Answer

/** Hands requests on and changes the answers; signing in is left alone. */
async function createBreakingProxy(target: number, breaks: Break) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const answer = await fetch(`http://127.0.0.1:${target}${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        ['host', 'connection', 'content-length', 'transfer-encoding'].includes(name) ? [] : [[name, String(value)]],
      ),
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    })
    const {
      'content-length': _,
      'transfer-encoding': __,
      connection: ___,
      ...headers
    } = Object.fromEntries(answer.headers)
    const text = await answer.text()
    const json =
      headers['content-type']?.startsWith('application/json') && !request.url?.startsWith('/account/oauth/token')
    if (!json) return response.writeHead(answer.status, headers).end(text)
    const { status, headers: changed, ...body } = breaks({ status: answer.status, headers, ...JSON.parse(text) })
    return response.writeHead(status, changed).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as { port: number }).port,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

describe('the contract check', () => {
  it('finds nothing to say about this gateway', async () => {
    const report = await checkContract(options(port))
    expect(report.deviations.map(({ call, when, what }) => `${call} ${when}: ${what}`)).toEqual([])
    // Every call was asked, and what can succeed for a new buyer did.
    expect(report.calls).toBe(contractEntries().length)
    expect(report.requests).toBeGreaterThan(report.calls * 5)
    expect(report.succeeded.length).toBeGreaterThan(report.calls / 3)
  }, 240_000)

  it('catches a gateway that breaks its word, whichever part of it', async () => {
    const only = (name: string) =>
      ['product.productPage', 'website.brandPage', 'finance.getCart', 'account.updateProfile'].includes(name)
    const through = async (breaks: Break) => {
      const proxy = await createBreakingProxy(port, breaks)
      const { deviations } = await checkContract(options(proxy.port), only).finally(() => proxy.close())
      return deviations.map(({ call, what }) => `${call}: ${what}`)
    }
    // The proxy itself changes nothing.
    expect(await through((answer) => answer)).toEqual([])
    const succeeds = (answer: Answer) => answer.status === 200
    const cases: [string, Break, RegExp][] = [
      [
        'a number as text',
        (a) => (succeeds(a) && a.data ? { ...a, data: { ...a.data, total: 'many' } } : a),
        /productPage: data\/total/,
      ],
      [
        'a field too many',
        (a) => (succeeds(a) && a.data ? { ...a, data: { ...a.data, passwordHash: 'x' } } : a),
        /fields nobody declared: passwordHash/,
      ],
      [
        'a field missing',
        (a) => (succeeds(a) && a.data ? { ...a, data: { ...a.data, list: undefined } } : a),
        /brandPage: data must have required/,
      ],
      ['another envelope', (a) => (succeeds(a) ? { ...a, code: 'OK' } : a), /answers 200 with the code "OK"/],
      ['an undeclared code', (a) => (succeeds(a) ? a : { ...a, code: 'oops' }), /undeclared code "oops"/],
      [
        'another status',
        (a) => (a.status === 401 ? { ...a, status: 403 } : a),
        /answers unauthorized with 403 instead of 401/,
      ],
      ['a crash', (a) => (a.status === 400 ? { ...a, status: 500 } : a), /updateProfile: answers 500/],
      ['no field', (a) => ({ ...a, field: undefined }), /names the field undefined instead of/],
      ['everything accepted', (a) => (a.status === 400 ? { ...a, status: 200, code: '0000' } : a), /accepts it/],
      [
        'an open door',
        (a) => (a.status === 401 ? { ...a, status: 200, code: '0000' } : a),
        /answers somebody it should turn away/,
      ],
      [
        'a database text',
        (a) => (succeeds(a) ? a : { ...a, msg: 'relation "x" violates constraint' }),
        /shows what is inside/,
      ],
      ['no protection', (a) => ({ ...a, headers: { ...a.headers, 'x-content-type-options': '' } }), /is not nosniff/],
      [
        'another request',
        (a) => ({ ...a, headers: { ...a.headers, 'x-request-id': 'mine' } }),
        /x-request-id is not the one/,
      ],
      ['no text', (a) => ({ ...a, msg: '' }), /msg is not a text/],
    ]
    for (const [name, breaks, said] of cases)
      expect([name, await through(breaks)]).toEqual([name, expect.arrayContaining([expect.stringMatching(said)])])
  }, 240_000)

  it('ends with 1 and a line per deviation where there are some, and with 0 where there are none', async () => {
    const command = (url: string) =>
      new Promise<{ code: number | null; out: string }>((resolve) => {
        const { PATH = '' } = process.env
        const env: Record<string, string> = {
          PATH,
          CLIENT_SECRET: options(0).clientSecret,
          BUYER_PASSWORD: options(0).password,
        }
        const child = spawn(process.execPath, [main, url], {
          env: env as NodeJS.ProcessEnv,
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        let out = ''
        child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
          out += chunk
        })
        child.once('exit', (code) => resolve({ code, out }))
      })
    const right = await command(options(port).url)
    expect(right).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+ calls, .* 0 deviations\n$/) })
    const proxy = await createBreakingProxy(port, (a) => (a.status === 421 ? { ...a, status: 200 } : a))
    const wrong = await command(options(proxy.port).url)
    await proxy.close()
    expect(wrong.code).toBe(1)
    expect(wrong.out).toContain('website.brandAll from an unknown origin: answers somebody it should turn away\n')
  }, 240_000)
})
