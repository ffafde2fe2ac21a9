import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, inject as provided } from 'vitest'
import { dump } from '../src/platform/backup/dump.ts'
import { startPostgres } from '../src/platform/postgres/supervisor.ts'
import { runGateway, startGateway } from './gateway-process.ts'
import { createShop, type Shop } from './shop.ts'

let shop: Shop
let folder: string
let env: Record<string, string>
const places: string[] = []
const place = () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'tradepost-backup-'))
  chmodSync(directory, 0o755)
  places.push(directory)
  return directory
}
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
  folder = place()
  env = {
    DATABASE_URL: shop.urls.app,
    DATABASE_OWNER_URL: shop.urls.owner,
    DATA_DIR: shop.deps.config.dataDir,
    BACKUP_DIR: folder,
  }
  const by = await shop.buyer()
  await shop.buyAndPay(by, await shop.offer({ accounts: true, stock: 3 }))
  await shop.buyPaid(by, await shop.offer({ mode: 'im' }))
  await shop.buy(await shop.buyer('sahra'), await shop.offer({ tenant: 'sahra', stock: 4 }))
  await shop.rows(sql`update offer set description = ${'tab\t line\n \\. \\@end {} ✓'} where tenant_id = 1`)
  mkdirSync(path.join(shop.deps.config.dataDir, 'media/upload/1'), { recursive: true })
  await writeFile(path.join(shop.deps.config.dataDir, 'media/upload/1/x.webp'), 'a picture')
})
afterAll(async () => {
  await shop.close()
  for (const one of places) rmSync(one, { recursive: true, force: true })
})

const run = async (args: string[], given: Record<string, string>) => {
  const { exited, said } = runGateway(args, given)
  return { code: await exited, said: said() }
}
const names = () => readdirSync(folder).filter((name) => name.endsWith('.backup.gz'))

/** Every row of a database, in an order of its own; sequences and the count of changed settings are left out. */
async function contents(ownerUrl: string): Promise<string[]> {
  let text = ''
  for await (const chunk of dump(ownerUrl)) text += chunk
  const lines = text.split('\n').slice(1)
  return lines.filter((line) => !line.startsWith('\\@sequence') && !/^t\t\d+$/.test(line)).sort()
}

async function onServer<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = await startPostgres({ directory: dataDir })
  return work(server.url('owner')).finally(() => server.stop())
}

async function emptyDatabase() {
  const name = `move_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: provided('postgres').admin })
  await admin.connect()
  await admin.query(`create database ${name} owner tradepost_owner`)
  const url = (role: 'owner' | 'app') =>
    Object.assign(new URL(provided('postgres')[role]), { pathname: `/${name}` }).toString()
  return {
    url,
    async remove() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

describe('a backup', { timeout: 300_000 }, () => {
  it('R45 is taken while the gateway serves, and comes back whole in a new folder, checked, saying what is lost', async () => {
    const taken = await run(['backup'], env)
    expect(taken).toMatchObject({ code: 0, said: expect.stringMatching(/^backup of \d+ bytes: .*\.backup\.gz\n$/) })
    const dataDir = place()
    const given = { DATA_DIR: dataDir, BACKUP_DIR: folder }
    const restored = await run(['restore'], given)
    expect(restored.said).toMatch(
      /^restored \d+ rows and 1 files of 20\d\d-.*Z; what happened in the \d+\.\d minutes since is lost\nevery invariant holds\n$/,
    )
    expect(restored.code).toBe(0)
    expect(readFileSync(path.join(dataDir, 'media/upload/1/x.webp'), 'utf8')).toBe('a picture')
    const before = await contents(shop.urls.owner)
    expect(before.some((line) => line.includes('tab\\t line\\n'))).toBe(true)
    await onServer(dataDir, async (url) => {
      expect(await contents(url)).toEqual(before)
      const owner = new pg.Client({ connectionString: url })
      await owner.connect()
      // The rules of rows are back: nothing without a tenant, nothing of the past changes, keys are looked after.
      expect((await owner.query('select * from app_user')).rows).toEqual([])
      await owner.query(`select set_config('app.tenant_id', '1', false)`)
      await expect(owner.query('delete from posting')).rejects.toThrow('append-only table posting')
      await expect(owner.query(`delete from app_user`)).rejects.toThrow('violates foreign key constraint')
      await owner.end()
    })
    // Refused where there is something already, whoever started it.
    const again = await run(['restore'], given)
    expect(again).toMatchObject({
      code: 1,
      said: expect.stringContaining('holds a database already and nothing was changed'),
    })
    const external = await run(['restore'], env)
    expect(external).toMatchObject({
      code: 1,
      said: expect.stringContaining('holds a gateway already and nothing was'),
    })
    const aside = await run(['restore', '--replace'], given)
    expect(aside.said).toMatch(/^the database that was there is kept in .*postgres\.aside-/)
    expect(aside.code).toBe(0)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.aside-'))).toHaveLength(1)

    // Another server takes it as well, and the gateway works there.
    const target = await emptyDatabase()
    expect(await run(['move'], given)).toMatchObject({ code: 1, said: expect.stringMatching(/^usage: /) })
    const moved = await run(['move', '--to', target.url('owner')], given)
    expect(moved).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^every invariant holds\nmoved \d+ rows to .*, read back and found the same\n/),
    })
    expect(await contents(target.url('owner'))).toEqual(before)
    expect((await run(['move', '--to', target.url('owner')], given)).said).toContain('holds a gateway already')
    const serving = await startGateway({ DATABASE_URL: target.url('app'), DATA_DIR: dataDir })
    expect((await fetch(`http://127.0.0.1:${serving.port}/readyz`)).status).toBe(200)
    const busy = await emptyDatabase()
    const inUse = { DATABASE_URL: target.url('app'), DATABASE_OWNER_URL: target.url('owner'), DATA_DIR: dataDir }
    expect((await run(['move', '--to', busy.url('owner')], inUse)).said).toMatch(
      /connections of tradepost_app are open/,
    )
    serving.child.kill('SIGTERM')
    await serving.exited
    await busy.remove()
    await target.remove()
  })

  it('that was cut or changed is refused before anything is touched', async () => {
    await run(['backup'], env)
    const newest = path.join(folder, names().sort().at(-1) ?? '')
    const bytes = readFileSync(newest)
    const dataDir = place()
    const changed = Buffer.from(bytes)
    const middle = Math.floor(bytes.length / 2)
    changed[middle] = (changed[middle] ?? 0) ^ 0xff
    const cases: [string, Buffer, RegExp][] = [
      ['cut', bytes.subarray(0, bytes.length - 300), /is damaged: take the backup before it/],
      ['changed', changed, /is damaged|was cut|is not a backup/],
      ['other', Buffer.from('hello'), /is damaged|is not a backup/],
    ]
    for (const [name, content, sentence] of cases) {
      const file = path.join(place(), `${name}.backup.gz`)
      await writeFile(file, content)
      const refused = await run(['restore', file], { DATA_DIR: dataDir })
      expect(refused, name).toMatchObject({ code: 1, said: expect.stringMatching(sentence) })
      expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false)
    }
    expect((await run(['restore'], { DATA_DIR: place() })).said).toMatch(/^There is no backup in/)
  })

  it('is taken by itself each time the newest is old enough, by one process of several, and old ones go', async () => {
    for (const name of names()) rmSync(path.join(folder, name))
    const given = { ...env, BACKUP_EVERY_MINUTES: '15', BACKUP_KEEP: '2' }
    const { DATABASE_OWNER_URL: _, ...without } = given as Record<string, string>
    expect((await run([], without)).said).toContain('BACKUP_EVERY_MINUTES needs DATABASE_OWNER_URL')
    const both = await Promise.all([startGateway(given), startGateway(given)])
    const count = async (wanted: number) => {
      for (let waited = 0; names().length < wanted && waited < 15_000; waited += 100) await delay(100)
      return names().length
    }
    expect(await count(1)).toBe(1)
    for (const wanted of [2, 2]) {
      const known = names()
      const old = new Date(Date.now() - 16 * 60_000)
      for (const name of known) utimesSync(path.join(folder, name), old, old)
      for (let waited = 0; names().every((name) => known.includes(name)) && waited < 15_000; waited += 100)
        await delay(100)
      await delay(300)
      expect(names()).toHaveLength(wanted)
      expect(names().filter((name) => !known.includes(name))).toHaveLength(1)
    }
    for (const { child } of both) child.kill('SIGTERM')
    expect(await Promise.all(both.map(({ exited }) => exited))).toEqual([0, 0])
  })
})

describe('a damaged database', { timeout: 300_000 }, () => {
  /** Restores into a folder of its own, harms it, and answers what the gateway then says. */
  it('R44 serves nothing wrong, says what to do, and is replaced by the newest backup while it is kept aside', async () => {
    await run(['backup'], env)
    const dataDir = place()
    const given = { DATA_DIR: dataDir, BACKUP_DIR: folder }
    expect((await run(['restore'], given)).code).toBe(0)
    const cluster = path.join(dataDir, 'postgres')
    const advice = 'restore --replace'
    const recover = async () => {
      const restored = await run(['restore', '--replace'], given)
      expect(restored.said).toMatch(/kept in .*postgres\.aside-[\s\S]*every invariant holds\n$/)
    }

    // A log that was cut, in a copy; the two others are recovered from.
    const copy = place()
    await promisify(execFile)('cp', ['-a', `${dataDir}/.`, copy])
    const log = path.join(copy, 'postgres/pg_wal')
    const wal = readdirSync(log).find((name) => /^[0-9A-F]{24}$/.test(name)) ?? ''
    await truncate(path.join(log, wal), 1_000_000)
    const cut = await run([], { ...given, DATA_DIR: copy })
    expect([cut.code, cut.said]).toEqual([1, expect.stringContaining(advice)])

    await truncate(path.join(cluster, 'global/pg_control'), 0)
    const control = await run([], given)
    expect([control.code, control.said]).toEqual([1, expect.stringContaining(advice)])
    await recover()

    const file = await onServer(dataDir, async (url) => {
      const owner = new pg.Client({ connectionString: url })
      await owner.connect()
      const { rows } = await owner.query<{ file: string }>(`select pg_relation_filepath('app_user') as file`)
      await owner.end()
      return rows[0]?.file ?? ''
    })
    const page = readFileSync(path.join(cluster, file))
    page.fill(0x5a, 8000, 8064)
    await writeFile(path.join(cluster, file), page)
    const checked = await run(['check'], given)
    expect([checked.code, checked.said]).toEqual([1, expect.stringContaining(advice)])
    const serving = await startGateway(given)
    const answer = await fetch(
      `http://127.0.0.1:${serving.port}/account/oauth/token?client_id=lumen-web&client_secret=development-only-lumen-web-secret`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          userType: 8,
          grantType: 'password',
          email: 'a@x.example',
          password: 'Not-my-1-password',
        }),
      },
    )
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'unavailable'])
    const ready = await fetch(`http://127.0.0.1:${serving.port}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'database damaged' }])
    serving.child.kill('SIGTERM')
    await serving.exited
    await recover()
    expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.aside-'))).toHaveLength(2)
    const back = await startGateway(given)
    expect((await fetch(`http://127.0.0.1:${back.port}/readyz`)).status).toBe(200)
    back.child.kill('SIGTERM')
    await back.exited
  })
})
