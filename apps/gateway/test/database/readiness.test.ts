import { randomBytes, randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { asFailure } from '../../src/http/errors.ts'
import { migrations } from '../../src/platform/db/journal.ts'
import { createDataDirectory, runGateway, startGateway } from '../support/gateway-process.ts'
import { createTestGateway, type TestGateway } from '../support/harness.ts'
import { testTenants } from '../support/minimal-tenants.ts'

let gateway: TestGateway
let env: Record<string, string>
const running = new Set<Awaited<ReturnType<typeof startGateway>>>()
beforeAll(async () => {
  gateway = await createTestGateway()
  env = { DATABASE_URL: gateway.urls.app, DATA_DIR: gateway.deps.config.dataDir, WORKER: 'none' }
})
afterEach(() => {
  for (const { child } of running) child.kill('SIGKILL')
  running.clear()
})
afterAll(() => gateway.close())

async function start(more: Record<string, string>) {
  const started = await startGateway({ ...env, ...more })
  running.add(started)
  return started
}
async function stop(started: Awaited<ReturnType<typeof startGateway>>) {
  started.child.kill('SIGTERM')
  expect(await started.exited).toBe(0)
  running.delete(started)
}
const readiness = async (port: number) => {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`)
  const { status } = (await response.json()) as { status: string }
  return { code: response.status, status, retryAfter: response.headers.get('retry-after') }
}
async function asAdmin(...statements: string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: gateway.urls.admin })
  await admin.connect()
  for (const statement of statements) await admin.query(statement)
  await admin.end()
}
const secret = () => randomBytes(32).toString('base64')

describe('a database and its secret', { timeout: 120_000 }, () => {
  const refusal =
    'The gateway cannot start:\n  - APP_SECRET is not the one that this database was sealed with: set that one, or name it in APP_SECRET_PREVIOUS.'
  const runToEnd = async (args: string[], more: Record<string, string>) => {
    const { exited, output } = runGateway(args, { ...env, ...more })
    return { code: await exited, output: output().trim() }
  }

  it('Y7 belong together from the first start: every command that needs the secret refuses another one', async () => {
    const [first, second, third] = [secret(), secret(), secret()]
    await stop(await start({ APP_SECRET: first }))
    expect(await runToEnd([], { APP_SECRET: second })).toEqual({ code: 1, output: refusal })
    expect(await runToEnd(['work'], { APP_SECRET: second })).toEqual({ code: 1, output: refusal })
    const owner = { DATABASE_OWNER_URL: gateway.urls.owner }
    expect(await runToEnd(['rewrap'], { ...owner, APP_SECRET: second })).toEqual({ code: 1, output: refusal })
    expect(await runToEnd(['partner', 'lumen', 'some-partner'], { ...owner, APP_SECRET: second })).toEqual({
      code: 1,
      output: refusal,
    })
    // `check` reports the wrong secret, even if every invariant holds.
    const sentence = refusal.split('  - ')[1]
    for (const more of [owner, {}])
      expect(await runToEnd(['check'], { ...more, APP_SECRET: second })).toEqual({ code: 1, output: sentence })
    expect((await runToEnd(['check'], { ...owner, APP_SECRET: first })).code).toBe(0)
    // APP_SECRET_PREVIOUS may name the previous secret until everything is rewrapped with the new one.
    const named = { APP_SECRET: second, APP_SECRET_PREVIOUS: `${third},${first}` }
    await stop(await start(named))
    expect((await runToEnd([], { APP_SECRET: second })).code).toBe(1)
    expect((await runToEnd(['rewrap'], { ...owner, ...named })).code).toBe(0)
    await stop(await start({ APP_SECRET: second }))
    expect(await runToEnd([], { APP_SECRET: first })).toEqual({ code: 1, output: refusal })
  })

  it('Y7 belong together when the tenants’ keys are older than the seal', async () => {
    await gateway.db.withTenant(1, 'test', (tx) => gateway.deps.secrets.forTenant(tx, 1))
    await asAdmin('delete from app_secret_seal')
    expect(await runToEnd([], { APP_SECRET: secret() })).toEqual({ code: 1, output: refusal })
    expect((await runToEnd(['check'], { APP_SECRET: secret() })).code).toBe(1)
    await stop(await start({}))
    expect((await runToEnd([], { APP_SECRET: secret() })).code).toBe(1)
  })

  it('Y7 belong together in a data folder, and the message names the file of the secret', async () => {
    const data = await createDataDirectory()
    const embedded = { DATABASE_URL: '', DATA_DIR: data.directory }
    await stop(await start({ ...embedded, APP_SECRET: secret() }))
    const other = await runToEnd([], { ...embedded, APP_SECRET: secret() })
    expect(other).toEqual({ code: 1, output: `${refusal} \`npm start\` keeps it in secrets.json of the data folder.` })
    data.remove()
  })
})

describe('readiness', { timeout: 120_000 }, () => {
  it('Y8 fails while the schema is missing, outdated or read-only, and recovers at once', async () => {
    const empty = `empty_${randomUUID().replaceAll('-', '')}`
    await asAdmin(`create database ${empty} owner tradepost_owner encoding 'UTF8' locale 'C.UTF-8' template template0`)
    const onEmptyDatabase = (url: string) => Object.assign(new URL(url), { pathname: `/${empty}` }).toString()
    const onEmpty = { DATABASE_URL: onEmptyDatabase(gateway.urls.app), DATABASE_OWNER_URL: '' }
    for (const WORKER of ['none', 'inside']) {
      const started = await start({ ...onEmpty, WORKER, LOG_LEVEL: 'silent' })
      expect(await readiness(started.port)).toEqual({ code: 503, status: 'schema missing', retryAfter: '5' })
      expect((await fetch(`http://127.0.0.1:${started.port}/livez`)).status).toBe(200)
      const call = await fetch(`http://127.0.0.1:${started.port}${calls.log.webLog.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: testTenants.lumen.origin },
        body: JSON.stringify({ logLevel: 'INFO', data: 'x' }),
      })
      expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5'])
      if (WORKER === 'inside') {
        // Migrate while the gateway runs.
        const migrated = runGateway(['migrate'], {
          ...env,
          ...onEmpty,
          DATABASE_OWNER_URL: onEmptyDatabase(gateway.urls.owner),
        })
        expect(await migrated.exited).toBe(0)
        expect(await readiness(started.port)).toEqual({ code: 200, status: 'ok', retryAfter: null })
      }
      await stop(started)
    }
    await asAdmin(`drop database ${empty} with (force)`)

    const newest = migrations().at(-1)?.tag
    const started = await start({ LOG_LEVEL: 'silent' })
    expect((await readiness(started.port)).status).toBe('ok')
    await asAdmin(`update migration set tag = 'moved' where tag = '${newest}'`)
    expect(await readiness(started.port)).toEqual({ code: 503, status: 'schema out of date', retryAfter: '5' })
    await asAdmin(`update migration set tag = '${newest}' where tag = 'moved'`)
    expect((await readiness(started.port)).status).toBe('ok')

    const { pathname } = new URL(gateway.urls.admin)
    const closeOtherConnections = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    await asAdmin(`alter database ${pathname.slice(1)} set default_transaction_read_only = on`, closeOtherConnections)
    await expect
      .poll(() => readiness(started.port))
      .toEqual({ code: 503, status: 'database read-only', retryAfter: '5' })
    const write = await gateway.inject(calls.log.webLog, { body: { logLevel: 'INFO', data: 'x' } })
    expect([write.status, write.body.code, write.headers['retry-after']]).toEqual([503, 'unavailable', '1'])
    await asAdmin(
      'set default_transaction_read_only = off',
      `alter database ${pathname.slice(1)} reset default_transaction_read_only`,
      closeOtherConnections,
    )
    await expect.poll(() => readiness(started.port)).toEqual({ code: 200, status: 'ok', retryAfter: null })
    await expect
      .poll(async () => (await gateway.inject(calls.log.webLog, { body: { logLevel: 'INFO', data: 'x' } })).status)
      .toBe(200)
    await stop(started)
  })

  it('Y8 prepares statements again when the server has lost them', async () => {
    const write = () => gateway.inject(calls.log.webLog, { body: { logLevel: 'INFO', data: 'x' } })
    expect((await write()).status).toBe(200)
    const { pool } = gateway.db
    const all = await Promise.all(Array.from({ length: pool.options.max ?? 8 }, () => pool.connect()))
    for (const client of all) await client.query('deallocate all')
    for (const client of all) client.release()
    expect((await write()).status).toBe(200)
  })

  it('Y8 answers every temporary database error with 503 and a time to retry', () => {
    const temporary = [
      ...['25006', '26000', '40001', '40P01', '57014', '57P01', '57P02', '57P03', '57P04', '57P05'],
      ...['53000', '53100', '53200', '53300', '53400', '08000', '08001', '08003', '08004', '08006', '08007', '08P01'],
    ]
    const answers = temporary.map((code) => {
      const { status, details } = asFailure(Object.assign(new Error('x'), { code }))
      return `${code} ${status} ${details.retryAfterSeconds}`
    })
    expect(answers).toEqual(temporary.map((code) => `${code} 503 1`))
    expect(asFailure(Object.assign(new Error('x'), { code: '23505' })).status).toBe(500)
  })
})
