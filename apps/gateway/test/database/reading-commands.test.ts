import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dump } from '../../src/platform/backup/dump.ts'
import { migrations } from '../../src/platform/db/journal.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { installJobs } from '../../src/platform/jobs/install.ts'
import { createEmptyDatabase } from '../support/empty-database.ts'
import { runGateway, startGateway } from '../support/gateway-process.ts'
import { seedMinimal } from '../support/minimal-tenants.ts'

type Place = Awaited<ReturnType<typeof createEmptyDatabase>>

const shopSecret = randomBytes(24).toString('hex')
const shopOrigin = 'https://lumen.example'
const folder = mkdtempSync(path.join(tmpdir(), 'tradepost-reading-'))
let running: Place
let empty: Place
let env: Record<string, string>

async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: running.url('owner') })
  await owner.connect()
  return owner
    .query<Row>(text, values)
    .then(({ rows }) => rows)
    .finally(() => owner.end())
}

// A site with its own secrets and address. The commands run without these settings.
beforeAll(async () => {
  running = await createEmptyDatabase()
  empty = await createEmptyDatabase()
  await installJobs(running.url('owner'))
  await migrate(running.url('owner'))
  const owner = new pg.Client({ connectionString: running.url('owner') })
  await owner.connect()
  await seedMinimal(owner)
  await owner.end()
  env = {
    NODE_ENV: 'development',
    DATABASE_URL: running.url('app'),
    DATABASE_OWNER_URL: running.url('owner'),
    DATA_DIR: folder,
  }
  const named = { CLIENT_SECRETS: `lumen-web=${shopSecret}`, SITE_ORIGINS: `lumen=${shopOrigin}` }
  expect(await runToEnd(['migrate'], named)).toMatchObject({ code: 0 })
})
afterAll(async () => {
  await Promise.all([running.remove(), empty.remove()])
  rmSync(folder, { recursive: true, force: true })
})

async function runToEnd(args: string[], more: Record<string, string> = {}) {
  const { exited, output } = runGateway(args, { ...env, ...more })
  return { code: await exited, output: output().trim() }
}

/** A digest of all tables with their sequences, including the journal of migrations. */
async function contents(): Promise<string> {
  const hash = createHash('md5')
  let lines = 0
  for await (const chunk of dump(running.url('owner'))) if (lines++ > 0) hash.update(chunk)
  const [applied] = await query<{ all: string }>(
    'select string_agg(m::text, chr(10) order by tag) as all from migration m',
  )
  return hash.update(applied?.all ?? '').digest('hex')
}

const settings = async () => {
  const [client] = await query<{ hash: string }>(
    `select encode(secret_hash, 'hex') as hash from client where id = 'lumen-web'`,
  )
  const [site] = await query<{ origin: string; domain: string }>('select origin, domain from site where tenant_id = 1')
  return { ...client, ...site }
}
const shopSettings = {
  hash: createHash('sha256').update(shopSecret).digest('hex'),
  origin: shopOrigin,
  domain: 'lumen.example',
}

describe('a database that is only read', { timeout: 120_000 }, () => {
  it('is unchanged after each reading command, before and after it was sealed', async () => {
    for (const sealed of [false, true]) {
      if (sealed) {
        const serving = await startGateway(env)
        serving.child.kill('SIGTERM')
        expect(await serving.exited).toBe(0)
      }
      const before = await contents()
      expect(await runToEnd(['check'])).toEqual({ code: 0, output: 'every invariant holds' })
      expect(await runToEnd(['check'], { DATABASE_OWNER_URL: '' })).toEqual({
        code: 0,
        output: 'every invariant holds',
      })
      expect(await contents(), `check, sealed: ${sealed}`).toBe(before)
      expect(await runToEnd(['backup', '--to', path.join(folder, 'backups')])).toMatchObject({ code: 0 })
      expect(await contents(), `backup, sealed: ${sealed}`).toBe(before)
      if (sealed) expect(await runToEnd(['move', '--to', empty.url('owner')])).toMatchObject({ code: 0 })
      expect(await contents(), `move, sealed: ${sealed}`).toBe(before)
    }
    // Control: a change of one column changes the digest.
    const before = await contents()
    await query(`update site set theme_color = '#000000' where tenant_id = 1`)
    expect(await contents()).not.toBe(before)
  })

  it('is refused if it is outdated, and not migrated', async () => {
    const newest = migrations().at(-1)?.tag
    await query(`update migration set tag = 'older' where tag = $1`, [newest])
    const before = await contents()
    const refusal = 'The schema is missing or older than this program, and nothing was changed: run `migrate` first.'
    for (const args of [['check'], ['rewrap'], ['partner', 'lumen', 'some-partner'], ['deliver', 'lumen', '1']]) {
      expect(await runToEnd(args), args.join(' ')).toEqual({ code: 1, output: refusal })
    }
    expect(await contents()).toBe(before)
    await query(`update migration set tag = $1 where tag = 'older'`, [newest])
  })
})

describe('the secrets and addresses of running sites', { timeout: 120_000 }, () => {
  it('are kept by every command that is not given others', async () => {
    expect(await settings()).toEqual(shopSettings)
    for (const args of [['check'], ['migrate'], ['rewrap'], ['partner', 'lumen', 'some-partner']]) {
      expect(await runToEnd(args), args.join(' ')).toMatchObject({ code: 0 })
      expect(await settings(), args.join(' ')).toEqual(shopSettings)
    }
    for (const command of ['serve', 'work']) {
      const service = await startGateway(env, [command])
      service.child.kill('SIGTERM')
      expect(await service.exited).toBe(0)
      expect(await settings(), command).toEqual(shopSettings)
    }
  })

  it('are changed by migrate and serve if others are given, but not by work and check', async () => {
    const next = {
      CLIENT_SECRETS: 'lumen-web=the-next-secret-of-this-shop',
      SITE_ORIGINS: 'lumen=https://next.example',
    }
    expect(await runToEnd(['check'], next)).toMatchObject({ code: 0 })
    const worker = await startGateway({ ...env, ...next }, ['work'])
    worker.child.kill('SIGTERM')
    expect(await worker.exited).toBe(0)
    expect(await settings()).toEqual(shopSettings)
    const serving = await startGateway({ ...env, ...next })
    serving.child.kill('SIGTERM')
    expect(await serving.exited).toBe(0)
    expect(await settings()).toEqual({
      hash: createHash('sha256').update('the-next-secret-of-this-shop').digest('hex'),
      origin: 'https://next.example',
      domain: 'next.example',
    })
  })
})
