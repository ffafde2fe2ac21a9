import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type EmbeddedPostgres, startPostgres } from '@tradepost/gateway/platform/postgres/supervisor' // @boundaries-ignore a database for the pointer
import { freePort } from '@tradepost/scripts/start/free-port'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databasePointer } from '../src/pointer/database-pointer.ts'
import { pointerFile, updatePointer } from '../src/pointer/pointer-file.ts'
import { runSchedule, schedulePromotion } from '../src/pointer/schedule.ts'
import { promote, startCanary } from '../src/pointer/switches.ts'
import { stubVersion } from './stub-version.ts'

const tenant = 'lumen'
const main = path.resolve(import.meta.dirname, '../src/main.ts')
const patient = { timeout: 30_000 }
const home = mkdtempSync(path.join(tmpdir(), 'tradepost-shared-'))
// The server runs as a user of its own, who must be able to enter.
chmodSync(home, 0o755)
let postgres: EmbeddedPostgres
let url: string
let number = 0
const ended: (() => Promise<unknown>)[] = []

const start = () => startPostgres({ directory: path.join(home, 'database'), settings: ['fsync=off'] })

beforeAll(async () => {
  postgres = await start()
}, 120_000)

afterAll(async () => {
  await postgres.stop()
  rmSync(home, { recursive: true, force: true })
})

beforeEach(async () => {
  number += 1
  const admin = new pg.Client(postgres.url('admin', 'postgres'))
  await admin.connect()
  await admin.query(`create database release_${number}`)
  await admin.end()
  url = postgres.url('admin', `release_${number}`)
})

afterEach(async () => {
  for (const end of ended.splice(0)) await end()
})

/** A machine: its own folder of versions, all of which it has at first. */
function machine(name: string, ...versions: string[]): string {
  const store = path.join(home, `${number}-${name}`)
  for (const version of versions) stubVersion(store, tenant, version, `response.writeHead(200).end('${version}')`)
  return store
}

const environment = (database = url) => ({ ...process.env, RELEASE_DATABASE_URL: database, RELEASE_ACTOR: 'Ada' })

/** The command, on the machine with this folder. */
async function release(store: string, ...args: string[]): Promise<string> {
  const answer = await promisify(execFile)(process.execPath, [main, ...args, '--store', store], {
    env: environment(),
  }).catch((error: { stdout: string; stderr: string }) => error)
  return (answer.stdout + answer.stderr).trim()
}

/** A front in a process of its own; `text` is what visitors see. */
async function openFront(store: string) {
  const port = await freePort()
  const child = spawn(process.execPath, [main, 'serve', tenant, '--store', store], {
    env: { ...environment(), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let log = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    log += text
  })
  const exit = once(child, 'exit')
  const end = async () => {
    child.kill('SIGTERM')
    await exit
  }
  ended.push(end)
  const text = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.text(),
      () => 'closed',
    )
  return { text, end, log: () => log }
}

async function pointerOf(store: string) {
  const pointers = databasePointer({ url, store, tenant })
  const pointer = await pointers.read()
  await pointers.close()
  return pointer
}

describe('a pointer in PostgreSQL', { timeout: 240_000 }, () => {
  it('is followed by the fronts of every machine, and its history says who switched, and why', async () => {
    const [one, two] = [machine('one', '1.0.0', '1.1.0'), machine('two', '1.0.0', '1.1.0')]
    await release(one, 'promote', tenant, '1.0.0')
    const fronts = [await openFront(one), await openFront(two)]
    for (const { text } of fronts) await expect.poll(text, patient).toBe('1.0.0')
    expect(await release(two, 'promote', tenant, '1.1.0', '--reason', 'the new checkout')).toBe(
      'lumen: 1.1.0 serves everybody; 1.0.0 is kept for a rollback.',
    )
    expect(await Promise.all(fronts.map(({ text }) => text()))).toEqual(['1.1.0', '1.1.0'])
    expect(await release(one, 'rollback', tenant, '--reason', 'cards fail')).toBe(
      'lumen: 1.0.0 serves everybody again.',
    )
    expect(await Promise.all(fronts.map(({ text }) => text()))).toEqual(['1.0.0', '1.0.0'])
    const status = await release(one, 'status', tenant)
    expect(status.match(/the front on .* serves 1\.0\.0$/gm)).toHaveLength(2)
    expect(status).toMatch(/promoted 1\.1\.0 by Ada \(the new checkout\)\n.*rolled back 1\.0\.0 by Ada \(cards fail\)$/)
  })

  it('does not name a version to a machine that lacks it: that machine serves the former one until it can be installed', async () => {
    const [one, two] = [machine('one', '1.0.0', '1.1.0'), machine('two', '1.0.0')]
    await release(one, 'promote', tenant, '1.0.0')
    const [complete, lacking] = [await openFront(one), await openFront(two)]
    for (const { text } of [complete, lacking]) await expect.poll(text, patient).toBe('1.0.0')
    const pointers = databasePointer({ url, store: one, tenant })
    ended.push(() => pointers.close())
    await pointers.update(promote('1.1.0'), { by: 'Ada' })
    await expect.poll(complete.text, patient).toBe('1.1.0')
    await expect.poll(lacking.log, patient).toContain('1.1.0 is not installed here')
    expect(await lacking.text()).toBe('1.0.0')
    expect((await pointers.read())?.stable).toBe('1.1.0')
    machine('two', '1.1.0')
    await expect.poll(lacking.text, { timeout: 60_000 }).toBe('1.1.0')
  })

  it('may be out of reach: what serves goes on, a front starts with the last known pointer, and commands say so', async () => {
    const store = machine('one', '1.0.0', '1.1.0')
    await release(store, 'promote', tenant, '1.0.0')
    const first = await openFront(store)
    await expect.poll(first.text, patient).toBe('1.0.0')
    await postgres.stop()
    await expect.poll(first.log, patient).toContain('the release database does not answer')
    expect(await first.text()).toBe('1.0.0')
    await first.end()
    const second = await openFront(store)
    await expect.poll(second.text, patient).toBe('1.0.0')
    expect(await release(store, 'promote', tenant, '1.1.0')).toMatch(
      /^The release database does not answer .* go on\.$/,
    )
    postgres = await start()
    // The server has a new port, as after a failover that changes an address.
    url = postgres.url('admin', `release_${number}`)
    const third = await openFront(store)
    await expect.poll(third.text, patient).toBe('1.0.0')
    expect(await release(store, 'rollback', tenant)).toBe('There is no version before 1.0.0.')
  })

  it('is switched by one process at a time: of forty switches by four, none is lost, unlike without the lock', async () => {
    const store = machine('one')
    const script = (lock: boolean) => `
      import pg from ${JSON.stringify(createRequire(import.meta.url).resolve('pg'))}
      import { databasePointer } from ${JSON.stringify(new URL('../src/pointer/database-pointer.ts', import.meta.url).href)}
      import { promote } from ${JSON.stringify(new URL('../src/pointer/switches.ts', import.meta.url).href)}
      if (!${lock}) {
        const send = pg.Client.prototype.query
        pg.Client.prototype.query = function (...args) {
          if (String(args[0]).includes('pg_advisory_xact_lock')) args[0] = 'select $1::text'
          return send.apply(this, args)
        }
      }
      const [url, tenant] = process.argv.slice(1)
      const pointers = databasePointer({ url, store: ${JSON.stringify(store)}, tenant })
      let lost = 0
      for (let n = 0; n < 10; n++)
        await pointers.update(promote(process.pid + '.0.' + n), { by: 'Ada' }).catch(() => { lost += 1 })
      await pointers.close()
      console.log(lost)`
    const lost = async (name: string, lock: boolean) => {
      const pointers = databasePointer({ url, store, tenant: name })
      await pointers.update(promote('0.0.0'), { by: 'Ada' })
      const args = ['--input-type=module', '-e', script(lock), url, name]
      const counts = await Promise.all(Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, args)))
      const steps = (await pointers.read())?.history.length
      await pointers.close()
      return { steps, lost: counts.reduce((sum, { stdout }) => sum + Number(stdout), 0) }
    }
    expect(await lost('locked', true)).toEqual({ steps: 41, lost: 0 })
    expect((await lost('unlocked', false)).lost).toBeGreaterThan(0)
  })

  it('keeps its history as it was written', async () => {
    const store = machine('one')
    await release(store, 'status', tenant)
    const pointers = databasePointer({ url, store, tenant })
    ended.push(() => pointers.close())
    await pointers.update(promote('1.0.0'), { by: 'Ada' })
    await pointers.update(startCanary('1.1.0', 5), { by: 'Grace', reason: 'a trial' })
    expect((await pointerOf(store))?.history).toMatchObject([
      { what: 'opened', version: '1.0.0', by: 'Ada' },
      { what: 'canary', version: '1.1.0', percent: 5, by: 'Grace', reason: 'a trial' },
    ])
    const client = new pg.Client(url)
    await client.connect()
    ended.push(() => client.end())
    await expect(client.query(`update release.step set made_by = 'Eve'`)).rejects.toThrow('only added to')
    await expect(client.query('delete from release.step')).rejects.toThrow('only added to')
  })

  it('keeps a scheduled promotion that two machines make once, the counts of all fronts, and one key for previews', async () => {
    const [one, two] = ['one', 'two'].map((name) => databasePointer({ url, store: machine(name), tenant }))
    if (!one || !two) throw new Error('There are two machines.')
    ended.push(one.close, two.close)
    await one.update(promote('1.0.0'), { by: 'Ada' })
    const at = Date.now() + 60_000
    await one.update(schedulePromotion({ version: '1.1.0', at, by: 'Ada', reason: 'opening day' }), { by: 'Ada' })
    const due = new Date(at).toISOString()
    expect(await two.read()).toMatchObject({
      scheduled: { version: '1.1.0', at: due, by: 'Ada', reason: 'opening day' },
      history: [{ what: 'opened' }, { what: 'scheduled', version: '1.1.0', due }],
    })
    await Promise.all([one, two].map((pointers) => pointers.update(runSchedule(at), { by: 'a front' })))
    const after = await two.read()
    expect(after?.history.map(({ what }) => what)).toEqual(['opened', 'scheduled', 'promoted'])
    expect(after).toMatchObject({ stable: '1.1.0', previous: '1.0.0' })
    expect(after?.scheduled).toBeUndefined()

    const minute = Math.floor(Date.now() / 60_000)
    const counts = { version: '1.1.0', minute, answers: 2, errors: 1, latency: [1, 1] }
    await one.saveHealth([{ ...counts, answers: 1 }])
    await one.saveHealth([counts])
    expect(await two.health()).toEqual([counts])
    await one.saveHealth([{ ...counts, minute: minute - 90 }])
    expect(await two.health()).toEqual([counts])

    const [key] = await Promise.all([one.previewKey(), two.previewKey()])
    expect(key.length).toBeGreaterThan(40)
    expect(await two.previewKey()).toBe(key)
  })

  it('takes over the pointer of a folder, once', async () => {
    const store = machine('one', '1.0.0')
    await updatePointer(pointerFile(store, tenant), promote('1.0.0'), { by: 'Grace' })
    expect(await release(store, 'move-pointer', tenant)).toMatch(/^lumen: 1\.0\.0 and 1 steps are in the database\./)
    expect(await pointerOf(store)).toMatchObject({ stable: '1.0.0', history: [{ what: 'opened', by: 'Grace' }] })
    expect(await release(store, 'move-pointer', tenant)).toBe('The database has a pointer of lumen already: 1.0.0.')
  })
})
