import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSafeFetch, FetchRefused } from './safe-fetch.ts'

let requests = 0
let port = 0
const canary = createServer((request, response) => {
  requests++
  if (request.url === '/moved')
    return void response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` }).end()
  if (request.url === '/big') return void response.end('x'.repeat(300_000))
  if (request.url === '/slow') return
  if (request.url === '/text') return void response.end('[1]')
  response.end('{"inside":true}')
})
beforeAll(async () => {
  await new Promise<void>((done) => canary.listen(0, '0.0.0.0', done))
  const address = canary.address()
  port = address && typeof address === 'object' ? address.port : 0
})
afterAll(async () => {
  canary.closeAllConnections()
  await new Promise((done) => canary.close(done))
})

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error) => (error instanceof FetchRefused ? error.message : `other: ${error}`),
  )

describe('calling URLs that come from others', () => {
  it('S19 makes no connection to our own network: names, numbers, rebinding, redirects, other schemes', async () => {
    const hosts = [
      ...['127.0.0.1', '[::1]', '[::ffff:a9fe:a9fe]', '[::ffff:127.0.0.1]', '169.254.169.254', '0.0.0.0', '[::]'],
      ...['2130706433', '0x7f000001', '0177.0.0.1', '127.1', '10.0.0.1', '172.16.0.1', '192.168.1.1', '100.64.0.1'],
      ...[
        '[fd00::1]',
        '[fe80::1]',
        '[64:ff9b::7f00:1]',
        '[2002:7f00:1::]',
        '224.0.0.1',
        '255.255.255.255',
        '198.18.0.1',
      ],
    ]
    const fetch = createSafeFetch({ timeoutMs: 1000 })
    for (const host of hosts) {
      const outcome = await refusal(fetch(`https://${host}:${port}/`))
      expect([host, outcome]).toEqual([host, 'an address of a private network'])
    }
    const schemes = [
      `http://example.com/`,
      'file:///etc/passwd',
      'gopher://127.0.0.1:25/',
      'ftp://example.com/',
      'data:,x',
    ]
    for (const url of schemes) expect([url, await refusal(fetch(url))]).toEqual([url, 'only https is allowed'])
    expect(await refusal(fetch('https://user:pass@example.com/'))).toBe('a URL with a login')
    expect(await refusal(fetch('not an address'))).toBe('not a URL')

    // DNS rebinding: the name is public at the first lookup and private at the second. It is looked up once and pinned.
    let lookups = 0
    const rebinding = createSafeFetch({
      timeoutMs: 300,
      resolve: async () => [{ address: ++lookups === 1 ? '192.0.32.10' : '127.0.0.1', family: 4 }],
    })
    expect(await refusal(rebinding(`https://rebind.example:${port}/`))).toMatch(/^no answer/)
    expect(lookups).toBe(1)
    for (const address of ['127.0.0.1', '::1', '169.254.169.254']) {
      const family = address.includes(':') ? 6 : 4
      const mixed = createSafeFetch({
        resolve: async () => [
          { address: '192.0.32.10', family: 4 },
          { address, family },
        ],
      })
      expect(await refusal(mixed(`https://mixed.example:${port}/`))).toBe('an address of a private network')
    }
    expect(requests).toBe(0)

    // Positive control: allowed requests reach the server, and redirects are not followed.
    const named = createSafeFetch({ privateHosts: [`127.0.0.1:${port}`], timeoutMs: 500 })
    expect((await named(`http://127.0.0.1:${port}/`)).json()).toEqual({ inside: true })
    expect((await named(`http://127.0.0.1:${port}/moved`)).status).toBe(302)
    expect(requests).toBe(2)
  })

  it('accepts a small JSON object in time and nothing else', async () => {
    const named = createSafeFetch({ privateHosts: [`127.0.0.1:${port}`], timeoutMs: 300 })
    expect(await refusal(named(`http://127.0.0.1:${port}/big`))).toBe('the answer is too big')
    expect(await refusal(named(`http://127.0.0.1:${port}/slow`))).toBe('no answer in time')
    const listed = await named(`http://127.0.0.1:${port}/text`)
    expect(() => listed.json()).toThrow('the answer is not a JSON object')
  })
})
