import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BoardOptions } from '../src/board/board-options.ts'
import { type Board, openBoard } from '../src/board/open-board.ts'
import { folderPointer } from '../src/pointer/folder-pointer.ts'
import { pointerFile, readPointer, updatePointer } from '../src/pointer/pointer-file.ts'
import { schedulePromotion } from '../src/pointer/schedule.ts'
import { promote } from '../src/pointer/switches.ts'
import { stubVersion } from './stub-version.ts'

const tenant = 'lumen'
const token = 'a-token-for-the-tests-of-the-board'
const slow = { timeout: 60_000 }
let store: string
let boards: Board[]

beforeEach(async () => {
  store = mkdtempSync(path.join(tmpdir(), 'tradepost-board-'))
  boards = []
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) stubVersion(store, tenant, version, 'response.end()')
  await updatePointer(pointerFile(store, tenant), promote('1.0.0'), { by: 'Grace' })
})
afterEach(async () => {
  for (const board of boards) await board.close()
  rmSync(store, { recursive: true, force: true })
})

const pointer = () => readPointer(pointerFile(store, tenant))

async function openWith(options: Partial<BoardOptions> = {}): Promise<string> {
  const board = openBoard({
    ...{ store, token, actor: null, runBy: 'ada on here', port: 4190, say: () => {}, tenants: () => [tenant] },
    pointersOf: (id) => folderPointer(store, id),
    ...options,
  })
  boards.push(board)
  board.server.listen(0, '127.0.0.1')
  await once(board.server, 'listening')
  return `http://127.0.0.1:${(board.server.address() as AddressInfo).port}`
}

/** A browser without scripts: it keeps its cookie and sends forms as they are in the page. */
function browserAt(origin: string) {
  let cookie = ''
  const get = (address: string) => fetch(origin + address, { headers: { cookie }, redirect: 'manual' })
  const post = async (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(fields)
    const answer = await fetch(origin + address, {
      method: 'POST',
      headers: { cookie, origin, ...headers },
      body,
      redirect: 'manual',
    })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer
  }
  const hidden = async (address: string) => {
    const page = await (await get(address)).text()
    return Object.fromEntries(
      [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )
  }
  return {
    get,
    post,
    hidden,
    text: async (address: string) => (await get(address)).text(),
    signIn: (name = 'Ada') => post('/sign-in', { token, name }),
  }
}

async function signedIn(name?: string, options?: Partial<BoardOptions>) {
  const origin = await openWith(options)
  const browser = browserAt(origin)
  await browser.signIn(name)
  return { origin, ...browser }
}

/** The status of a request with any Host header, which fetch does not allow. */
const statusFor = (origin: string, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const request = sendRequest({ hostname, port, path: '/sign-in', headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    request.once('error', reject).end()
  })

describe('the board', slow, () => {
  it('shows nothing and switches nothing without the token', async () => {
    const browser = browserAt(await openWith())
    for (const address of ['/', `/tenants/${tenant}`, `/tenants/${tenant}/promote?version=1.1.0`]) {
      const answer = await browser.get(address)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sign-in'])
    }
    expect((await browser.post(`/tenants/${tenant}/promote`, { version: '1.1.0', reason: 'a reason' })).status).toBe(
      403,
    )
    const refused = await browser.post('/sign-in', { token: 'guessed', name: 'Eve' })
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null])
    expect((await browser.post('/sign-in', { token, name: ' ' })).status).toBe(422)
    // Control: the token opens it.
    const opened = await browser.signIn()
    expect(opened.headers.get('set-cookie')).toMatch(/^release-board-4190=[\w-]{43}; .*HttpOnly; SameSite=Strict$/)
    expect(await browser.text(`/tenants/${tenant}`)).toContain('Ada (board of ada on here)')
    expect(pointer()?.stable).toBe('1.0.0')
  })

  it('signs with the name that RELEASE_ACTOR sets', async () => {
    const { text } = await signedIn('Eve', { actor: 'pipeline 7' })
    expect(await text('/')).toContain('pipeline 7')
    expect(await text('/')).not.toContain('Eve')
  })

  it('answers no other host name, and forbids everything that its pages do not need', async () => {
    const origin = await openWith()
    expect(await statusFor(origin, 'localhost:4190')).toBe(200)
    expect(await statusFor(origin, 'evil.example')).toBe(421)
    const { headers } = await fetch(`${origin}/sign-in`)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'/)
    expect(headers.get('cache-control')).toBe('no-store')
    const bound = await openWith({ origin: 'https://board.example' })
    expect(await statusFor(bound, 'board.example')).toBe(200)
  })

  it('accepts only its own forms', async () => {
    const { post, hidden } = await signedIn()
    const address = `/tenants/${tenant}/promote`
    const fields = { ...(await hidden(`${address}?version=1.1.0`)), reason: 'a reason' }
    expect((await post(address, fields, { origin: 'http://evil.example' })).status).toBe(403)
    expect((await post(address, fields, { origin: 'http://127.0.0.1:1' })).status).toBe(403)
    expect((await post(address, { ...fields, token: 'guessed' })).status).toBe(403)
    expect(pointer()?.stable).toBe('1.0.0')
    // Control: the same form of a page of the board.
    expect((await post(address, fields)).status).toBe(303)
    expect(pointer()?.stable).toBe('1.1.0')
  })

  it('asks for a reason, keeps it as text with the name, and shows what the switch did', async () => {
    const { get, post, hidden, text } = await signedIn()
    const address = `/tenants/${tenant}/promote`
    const fields = await hidden(`${address}?version=1.1.0`)
    const without = await post(address, { ...fields, reason: ' ' })
    expect([without.status, await without.text()]).toEqual([422, expect.stringContaining('Say why')])
    expect(pointer()?.stable).toBe('1.0.0')
    await post(address, { ...fields, reason: '<script>alert(1)</script>' })
    expect(pointer()?.history.at(-1)).toMatchObject({
      ...{ what: 'promoted', version: '1.1.0', by: 'Ada (board of ada on here)', reason: '<script>alert(1)</script>' },
    })
    const page = await text(`/tenants/${tenant}`)
    expect(page).toContain('the pointer names 1.1.0')
    expect(page).toContain('“&lt;script&gt;alert(1)&lt;/script&gt;”')
    expect(page).not.toContain('<script>alert')
    expect(await text(`/tenants/${tenant}`), 'a notice is shown once').not.toContain('the pointer names 1.1.0')
    expect((await get('/tenants/nobody')).status).toBe(404)
    expect((await get(`${address}?version=9.9.9`)).status).toBe(404)
  })

  it('switches once when a form is sent twice', async () => {
    const { post, hidden } = await signedIn()
    const address = `/tenants/${tenant}/promote`
    const fields = { ...(await hidden(`${address}?version=1.1.0`)), reason: 'a reason' }
    const answers = await Promise.all([post(address, fields), post(address, fields)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(pointer()?.history.filter(({ what }) => what === 'promoted')).toHaveLength(1)
    // Control: another form of the same page is another decision, which comes too late.
    expect((await post(address, { ...fields, once: 'another' })).status).toBe(409)
  })

  it('refuses the second of two managers, says who was first, and shows the new state', async () => {
    const [ada, grace] = [await signedIn('Ada'), await signedIn('Grace')]
    const address = `/tenants/${tenant}/promote`
    const [one, other] = [await ada.hidden(`${address}?version=1.1.0`), await grace.hidden(`${address}?version=1.2.0`)]
    expect((await ada.post(address, { ...one, reason: 'checkout' })).status).toBe(303)
    const late = await grace.post(address, { ...other, reason: 'new search' })
    const page = await late.text()
    expect(late.status).toBe(409)
    expect(page).toContain(
      'Another switch came first: promoted 1.1.0 by Ada (board of ada on here). Nothing was changed.',
    )
    expect(page).toContain('1.1.0 serves everybody now')
    expect(page, 'the reason is not lost').toContain('new search')
    expect(pointer()?.stable).toBe('1.1.0')
  })

  it('starts and stops a canary, rolls back, schedules and cancels', async () => {
    const { post, hidden } = await signedIn()
    const act = async (name: string, fields: Record<string, string> = {}, query = '') =>
      post(`/tenants/${tenant}/${name}`, {
        ...(await hidden(`/tenants/${tenant}/${name}${query}`)),
        reason: 'a reason',
        ...fields,
      })
    expect((await act('canary', { percent: '0' }, '?version=1.1.0')).status).toBe(422)
    await act('canary', { percent: '12.5' }, '?version=1.1.0')
    expect(pointer()?.canary).toEqual({ version: '1.1.0', percent: 12.5 })
    await act('stop-canary')
    await act('promote', {}, '?version=1.1.0')
    const at = new Date(Date.now() + 7_200_000 - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
    await act('schedule', { at }, '?version=1.2.0')
    expect(pointer()?.scheduled).toMatchObject({ version: '1.2.0', reason: 'a reason' })
    await act('cancel-schedule')
    await act('rollback')
    expect(pointer()?.history.map(({ what, version }) => `${what} ${version}`)).toEqual([
      ...['opened 1.0.0', 'canary 1.1.0', 'canary stopped 1.1.0', 'promoted 1.1.0'],
      ...['scheduled 1.2.0', 'schedule cancelled 1.2.0', 'rolled back 1.0.0'],
    ])
  })

  it('makes a scheduled promotion without a front, also after a restart, and once if two boards run', async () => {
    const at = Date.now() + 1000
    await updatePointer(
      pointerFile(store, tenant),
      schedulePromotion({ version: '1.1.0', at, by: 'Ada', reason: 'opening' }),
    )
    await Promise.all([openWith(), openWith()])
    await expect.poll(() => pointer()?.stable).toBe('1.1.0')
    await expect.poll(() => pointer()?.scheduled).toBeUndefined()
    expect(pointer()?.history.map(({ what }) => what)).toEqual(['opened', 'scheduled', 'promoted'])
    expect(pointer()?.history.at(-1)?.by).toBe('Ada, by schedule')
  })

  it('makes links to previews, which the front of the tenant accepts', async () => {
    const { post, hidden } = await signedIn()
    await folderPointer(store, tenant).saveFront({
      ...{ host: 'here', pid: process.pid, stable: '1.0.0', canary: null, address: 'https://lumen.example' },
    })
    const form = await hidden(`/tenants/${tenant}/canary?version=1.1.0`)
    const page = await (await post(`/tenants/${tenant}/preview`, { token: form.token ?? '', version: '1.1.0' })).text()
    expect(page).toMatch(/href="https:\/\/lumen\.example\/release-preview\?token=[\w-]+\.[\w-]+"/)
    expect((await post(`/tenants/${tenant}/preview`, { token: form.token ?? '', version: '9.9.9' })).status).toBe(404)
  })

  it('says which versions clean removes, and why the others stay', async () => {
    const { text } = await signedIn()
    mkdirSync(path.join(store, tenant, 'versions/0.9.0'))
    const page = await text(`/tenants/${tenant}`)
    expect(page).toContain('would remove nothing now')
    expect(page).toMatch(/1\.0\.0<\/th><td>serves everybody</)
    expect(page).toMatch(/0\.9\.0<\/th><td>was installed within the last 30 days</)
  })

  it('ends a session at sign-out', async () => {
    const { get, post, hidden } = await signedIn()
    const { token: formToken = '' } = await hidden('/')
    expect((await post('/sign-out', { token: 'guessed' })).headers.get('set-cookie')).toBeNull()
    expect((await get('/')).status).toBe(200)
    await post('/sign-out', { token: formToken })
    expect((await get('/')).status).toBe(303)
  })

  it('shows a damaged pointer as a sentence', async () => {
    const { text } = await signedIn()
    const file = pointerFile(store, tenant)
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40))
    expect(await text(`/tenants/${tenant}`)).toContain('is damaged')
  })
})
