import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStorefront } from '../support/storefront.ts'
import { startStubGateway } from '../support/stub-gateway.ts'

let gateway: Awaited<ReturnType<typeof startStubGateway>>
let shop: Awaited<ReturnType<typeof startStorefront>>
let host: string
beforeAll(async () => {
  gateway = await startStubGateway()
  shop = await startStorefront(gateway.url)
  host = new URL(shop.origin).host
})
afterAll(() => Promise.all([shop.stop(), gateway.stop()]))

/** Sends raw bytes, and reads until the shop closes the connection or three seconds have passed. */
function sendBytes(bytes: string): Promise<{ text: string; statuses: number[]; closed: boolean }> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1')
    const end = (closed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
      resolve({ text, statuses, closed })
    }
    const timer = setTimeout(() => end(false), 3000)
    socket.on('error', () => undefined)
    socket.on('close', () => end(true))
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.write(bytes)
  })
}

const hidden = () => `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`
const form = 'from=/help'
const post = (lines: string[], content: string) =>
  `POST /choice HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${shop.origin}\r\nContent-Type: application/x-www-form-urlencoded\r\n${lines.join('\r\n')}\r\n\r\n${content}`

describe('raw requests that no browser sends', () => {
  it('S30 with an ambiguous length are refused, and their connection is closed', async () => {
    const chunked = `0\r\n\r\n${hidden()}`
    const { length } = hidden()
    const cases: Record<string, string> = {
      'CL.TE': post([`Content-Length: ${chunked.length}`, 'Transfer-Encoding: chunked'], chunked),
      'TE.CL': post(['Transfer-Encoding: chunked', 'Content-Length: 4'], chunked),
      'two lengths': post(['Content-Length: 0', `Content-Length: ${length}`], hidden()),
      'a list of lengths': post([`Content-Length: 0, ${length}`], hidden()),
      'an odd length': post(['Content-Length: +5'], hidden()),
      'obfuscated TE': post(['Transfer-Encoding: xchunked', 'Content-Length: 4'], chunked),
      'TE with a space': post(['Transfer-Encoding : chunked', 'Content-Length: 4'], chunked),
      'TE with a tab': post(['Transfer-Encoding:\tchunked, identity', 'Content-Length: 4'], chunked),
      'TE twice': post(['Transfer-Encoding: chunked', 'Transfer-Encoding: x'], chunked),
      'a bare LF': post(['Content-Length: 0\nX: y'], hidden()),
      'a folded header': post(['X: a\r\n Transfer-Encoding: chunked', 'Content-Length: 0'], hidden()),
      'a bad chunk size': post(['Transfer-Encoding: chunked'], `zz\r\n${hidden()}`),
    }
    const replies = await Promise.all(Object.values(cases).map(sendBytes))
    Object.keys(cases).forEach((name, index) => {
      const { closed, statuses, text } = replies[index] as Awaited<ReturnType<typeof sendBytes>>
      expect([name, closed, statuses.filter((status) => status !== 400)]).toEqual([name, true, []])
      expect([name, text.includes('\r\n\r\nok')]).toEqual([name, false])
    })
    // Control: two unambiguous requests on one connection are both answered.
    const last = hidden().replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
    expect((await sendBytes(`${post([`Content-Length: ${form.length}`], form)}${last}`)).statuses).toEqual([303, 200])
  })

  it('S29 to another host, or to two, are refused, and no link uses their host', async () => {
    const get = (hosts: string, target = '/help') =>
      sendBytes(`GET ${target} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`)
    expect((await get(`Host: ${host}`)).statuses).toEqual([200])
    for (const other of [
      'evil.example',
      `evil.example:${host.split(':')[1]}`,
      `${host}.evil.example`,
      `${host}@evil.example`,
      `x${host}`,
      'localhost:',
      'localhost:x',
      'localhost:99999',
      `${host}/evil`,
      `${host} evil.example`,
    ]) {
      const { statuses, text } = await get(`Host: ${other}`)
      expect([other, statuses.length, [400, 421].includes(statuses[0] ?? 0)]).toEqual([other, 1, true])
      expect(text).not.toContain('evil')
    }
    for (const hosts of ['X: y', `Host: ${host}\r\nHost: evil.example`, `Host: evil.example\r\nHost: ${host}`])
      expect([hosts, [400, 421].includes((await get(hosts)).statuses[0] ?? 0)]).toEqual([hosts, true])
    for (const [hosts, target] of [
      [`Host: ${host}\r\nX-Forwarded-Host: evil.example`, '/help'],
      [`Host: ${host}\r\nForwarded: host=evil.example`, '/help'],
      [`Host: ${host}`, 'http://evil.example/help'],
      [`Host: ${host}`, '//evil.example/help'],
    ] as const) {
      const { text } = await get(hosts, target)
      expect([target, /(?:href|src|location)\W{1,3}(?:https?:)?\/\/evil/i.exec(text)?.[0]]).toEqual([target, undefined])
    }
  })

  it('Z20 on one connection are answered one after another, and too many at once close it', async () => {
    const pipelined = (count: number) =>
      hidden().repeat(count - 1) + hidden().replace('Host:', 'Connection: close\r\nHost:')
    const few = await sendBytes(pipelined(8))
    expect([few.statuses, few.closed]).toEqual([Array(8).fill(200), true])
    // Rendering a page takes a moment, so all of these requests arrive before the first is answered.
    const page = `GET /help HTTP/1.1\r\nHost: ${host}\r\n\r\n`
    const many = await sendBytes(page.repeat(40))
    expect(many.closed).toBe(true)
    expect(many.statuses.length).toBeLessThan(40)
  })
})
