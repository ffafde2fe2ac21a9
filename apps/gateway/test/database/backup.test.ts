import { execFile } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runMove } from '../../src/cli/move.ts'
import { runRestore } from '../../src/cli/restore.ts'
import { takeBackup, takenAt } from '../../src/platform/backup/backup-files.ts'
import { backupState } from '../../src/platform/backup/backup-state.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { startPostgres } from '../../src/platform/postgres/supervisor.ts'
import { databaseContents } from '../support/database-contents.ts'
import { createEmptyDatabase } from '../support/empty-database.ts'
import { runGateway, startGateway } from '../support/gateway-process.ts'
import { createShop, type Shop } from '../support/shop.ts'

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
  const { exited, output } = runGateway(args, given)
  return { code: await exited, output: output() }
}
/** Runs a command in this process and returns its output. */
async function outputOf(work: (say: (line: string) => void) => Promise<void>): Promise<string> {
  const lines: string[] = []
  await work((line) => lines.push(line))
  return lines.join('\n')
}
const configOf = (given: Record<string, string>) => readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...given })
const quietly = { log: () => {} }
const restore = (given: Record<string, string>, options: { file?: string; replace?: boolean } = {}) =>
  outputOf((say) => runRestore(configOf(given), { file: undefined, replace: false, ...options, ...quietly, say }))
const move = (given: Record<string, string>, to: string) =>
  outputOf((say) => runMove(configOf(given), { to, ...quietly, say }))

const names = () => readdirSync(folder).filter((name) => name.endsWith('.backup.gz'))
/** Takes a backup of the shop and returns its file. */
async function backup(): Promise<string> {
  return (await takeBackup({ ownerUrl: shop.urls.owner, folder, files: shop.deps.files, keep: 96 })).file
}

async function onServer<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = await startPostgres({ directory: dataDir })
  return work(server.url('owner')).finally(() => server.stop())
}

describe('a backup', { timeout: 300_000 }, () => {
  it('R45 is taken while the gateway serves, and is restored completely in a new folder, with a check and a note of the lost minutes', async () => {
    const taken = await run(['backup'], env)
    expect(taken).toMatchObject({ code: 0, output: expect.stringMatching(/^backup of \d+ bytes: .*\.backup\.gz\n$/) })
    const dataDir = place()
    const given = { DATA_DIR: dataDir, BACKUP_DIR: folder }
    const restored = await run(['restore'], given)
    expect(restored.output).toMatch(
      /^restored \d+ rows and 1 files of 20\d\d-.*Z; what happened in the \d+\.\d minutes since is lost\nevery invariant holds\n$/,
    )
    expect(restored.code).toBe(0)
    expect(readFileSync(path.join(dataDir, 'media/upload/1/x.webp'), 'utf8')).toBe('a picture')
    const before = await databaseContents(shop.urls.owner)
    expect(before.some((line) => line.includes('tab\\t line\\n'))).toBe(true)
    await onServer(dataDir, async (url) => {
      expect(await databaseContents(url)).toEqual(before)
      const owner = new pg.Client({ connectionString: url })
      await owner.connect()
      // Row security, append-only tables and foreign keys are back.
      expect((await owner.query('select * from app_user')).rows).toEqual([])
      await owner.query(`select set_config('app.tenant_id', '1', false)`)
      await expect(owner.query('delete from posting')).rejects.toThrow('append-only table posting')
      await expect(owner.query(`delete from app_user`)).rejects.toThrow('violates foreign key constraint')
      await owner.end()
    })
    // A backup is not restored where a database already exists.
    await expect(restore(given)).rejects.toThrow('holds a database already and nothing was changed')
    await expect(restore(env)).rejects.toThrow('holds a gateway already and nothing was')

    // The restored database can be moved to another server, where the gateway works.
    const target = await createEmptyDatabase()
    await expect(move(given, '')).rejects.toThrow(/^usage: /)
    const moved = await run(['move', '--to', target.url('owner')], given)
    expect(moved).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^every invariant holds\nmoved \d+ rows to .*, read back and identical\n/),
    })
    expect(await databaseContents(target.url('owner'))).toEqual(before)
    await expect(move(given, target.url('owner'))).rejects.toThrow('holds a gateway already')
    const serving = await startGateway({ DATABASE_URL: target.url('app'), DATA_DIR: dataDir })
    expect((await fetch(`http://127.0.0.1:${serving.port}/readyz`)).status).toBe(200)
    const busy = await createEmptyDatabase()
    const inUse = { DATABASE_URL: target.url('app'), DATABASE_OWNER_URL: target.url('owner'), DATA_DIR: dataDir }
    await expect(move(inUse, busy.url('owner'))).rejects.toThrow(/connections of tradepost_app are open/)
    serving.child.kill('SIGTERM')
    await serving.exited
    await busy.remove()
    await target.remove()
  })

  it('is restored for trial beside the shop, which leaves a note of how that ended and nothing else', async () => {
    await backup()
    const [newest = ''] = names().toSorted().reverse()
    const before = await databaseContents(shop.urls.owner)
    const trial = await run(['restore', '--trial'], env)
    expect(trial).toMatchObject({ code: 0, output: expect.stringMatching(/every invariant holds\n$/) })
    expect(await databaseContents(shop.urls.owner)).toEqual(before)
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('tradepost-trial-'))).toEqual([])
    const good = (await backupState(folder)).trial
    expect(good).toMatchObject({ takenAt: takenAt(newest), ok: true })

    // A damaged backup is noted, too.
    const damaged = path.join(place(), newest)
    writeFileSync(damaged, readFileSync(path.join(folder, newest)).subarray(0, -200))
    expect(await run(['restore', damaged, '--trial'], env)).toMatchObject({ code: 1 })
    expect((await backupState(folder)).trial).toMatchObject({ takenAt: takenAt(newest), ok: false })
  })

  it('is refused before anything is touched if it was truncated or changed', async () => {
    const bytes = readFileSync(await backup())
    const dataDir = place()
    const changed = Buffer.from(bytes)
    const middle = Math.floor(bytes.length / 2)
    changed[middle] = (changed[middle] ?? 0) ^ 0xff
    const cases: [string, Buffer, RegExp][] = [
      ['cut', bytes.subarray(0, bytes.length - 300), /is damaged: use the backup before it/],
      ['changed', changed, /is damaged|is incomplete|is not a backup/],
      ['other', Buffer.from('hello'), /is damaged|is not a backup/],
    ]
    for (const [name, content, sentence] of cases) {
      const file = path.join(place(), `${name}.backup.gz`)
      await writeFile(file, content)
      await expect(restore({ DATA_DIR: dataDir }, { file }), name).rejects.toThrow(sentence)
      expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false)
    }
    await expect(restore({ DATA_DIR: place() })).rejects.toThrow(/^There is no backup in/)
  })

  it('is taken on schedule by one of several processes, and old ones are removed', async () => {
    for (const name of names()) rmSync(path.join(folder, name))
    const given = { ...env, BACKUP_EVERY_MINUTES: '15', BACKUP_KEEP: '2' }
    const { DATABASE_OWNER_URL: _, ...without } = given as Record<string, string>
    expect(() => configOf(without)).toThrow('BACKUP_EVERY_MINUTES needs DATABASE_OWNER_URL')
    const both = await Promise.all([startGateway(given), startGateway(given)])
    const count = async (wanted: number) => {
      for (let waited = 0; names().length < wanted && waited < 15_000; waited += 100) await delay(100)
      return names().length
    }
    expect(await count(1)).toBe(1)
    for (const wanted of [2, 2]) {
      const previous = names()
      const old = new Date(Date.now() - 16 * minuteMs)
      for (const name of previous) utimesSync(path.join(folder, name), old, old)
      for (let waited = 0; names().every((name) => previous.includes(name)) && waited < 15_000; waited += 100)
        await delay(100)
      await delay(300)
      expect(names()).toHaveLength(wanted)
      expect(names().filter((name) => !previous.includes(name))).toHaveLength(1)
    }
    for (const { child } of both) child.kill('SIGTERM')
    expect(await Promise.all(both.map(({ exited }) => exited))).toEqual([0, 0])
  })
})

describe('a damaged database', { timeout: 300_000 }, () => {
  it('R44 is reported with advice, serves no wrong data, and is set aside when the newest backup replaces it', async () => {
    await backup()
    const dataDir = place()
    const given = { DATA_DIR: dataDir, BACKUP_DIR: folder }
    await restore(given)
    const cluster = path.join(dataDir, 'postgres')
    const advice = 'restore --replace'
    /** Copies the restored database, to damage the copy. */
    const copy = async () => {
      const directory = place()
      await promisify(execFile)('cp', ['-a', `${dataDir}/.`, directory])
      return directory
    }

    const cut = await copy()
    const log = path.join(cut, 'postgres/pg_wal')
    const wal = readdirSync(log).find((name) => /^[0-9A-F]{24}$/.test(name)) ?? ''
    await truncate(path.join(log, wal), 1_000_000)
    const withoutLog = await run([], { ...given, DATA_DIR: cut })
    expect([withoutLog.code, withoutLog.output]).toEqual([1, expect.stringContaining(advice)])

    const empty = await copy()
    await truncate(path.join(empty, 'postgres/global/pg_control'), 0)
    const withoutControl = await run([], { ...given, DATA_DIR: empty })
    expect([withoutControl.code, withoutControl.output]).toEqual([1, expect.stringContaining(advice)])

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
    expect([checked.code, checked.output]).toEqual([1, expect.stringContaining(advice)])
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

    // Restoring does not read the damaged database, so this one restore covers every kind of damage.
    const restored = await run(['restore', '--replace'], given)
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^the database that was there is kept in .*postgres\.aside-[\s\S]*every invariant holds\n$/,
      ),
    })
    const [aside = '', ...others] = readdirSync(dataDir).filter((name) => name.startsWith('postgres.aside-'))
    expect(others).toEqual([])
    expect(readFileSync(path.join(dataDir, aside, file)).equals(page)).toBe(true)
    const back = await startGateway(given)
    expect((await fetch(`http://127.0.0.1:${back.port}/readyz`)).status).toBe(200)
    back.child.kill('SIGTERM')
    await back.exited
  })
})
