import { randomBytes } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { injector } from '../../../../test/support/harness.ts'
import { newestCode, register, requestCode, requestToken } from '../../../../test/support/people.ts'
import { createShop, type Shop } from '../../../../test/support/shop.ts'
import { buildApp } from '../../../app.ts'
import { runPartner, runRewrap } from '../../../cli/identity-tools.ts'
import type { OpenDatabase } from '../../../cli/open-database.ts'
import { compose } from '../../../compose.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { createSecretBox } from '../../../platform/crypto/secret-box.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { findPartner, issuePartnerSecret } from '../open-login/partner-store.ts'
import { signLink } from '../open-login/signature.ts'

const [oldSecret, newSecret] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
let shop: Shop
const closing: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  shop = await createShop({ poolSize: 12, env: { APP_SECRET: oldSecret } })
})
afterAll(async () => {
  for (const close of closing) await close()
  await shop.close()
})

/** Starts another gateway on the same database with these secrets. */
async function startWith(current: string, previous: string[]) {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: shop.deps.config.dataDir,
    APP_SECRET: current,
    ...(previous.length > 0 ? { APP_SECRET_PREVIOUS: previous.join(',') } : {}),
  })
  const deps = compose({
    config,
    databaseUrl: shop.urls.app,
    clock: shop.clock,
    log: shop.deps.log,
    patienceMs: 20_000,
  })
  const { app } = await buildApp(deps)
  closing.push(async () => {
    await app.close()
    await deps.db.close()
  })
  return { deps, inject: injector(app) }
}

async function asOwner<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: shop.urls.owner })
  await client.connect()
  try {
    return await drizzle(client).transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.tenant_id', '1', true)`)
      return work(tx as Tx)
    })
  } finally {
    await client.end()
  }
}

const readable = (
  box: ReturnType<typeof createSecretBox>,
  db: Database,
  sealed: { ciphertext: Buffer; keyId: string },
) => db.withTenant(1, 'test', async (tx) => (await box.forTenant(tx, 1)).open('row', 'column', sealed))

describe('rotation of secrets', () => {
  it('S54 under load signs nobody out, and sealed data stays readable before and after it is re-wrapped', async () => {
    const sealed = await shop.within('lumen', async (tx) =>
      (await shop.deps.secrets.forTenant(tx, 1)).seal('row', 'column', 'a secret'),
    )
    const issue = (deps: Shop['deps']) =>
      asOwner((tx) =>
        issuePartnerSecret(deps, tx, { tenantId: 1, clientId: 'arena', passwordMode: 'ticket', now: shop.clock.now() }),
      )
    const partner = await issue(shop.deps)
    const people = await Promise.all(Array.from({ length: 6 }, (_, n) => register(shop, `rotate${n}@x.example`)))
    await requestCode(shop, 'pending@x.example')
    const pending = await newestCode(shop, 'pending@x.example')

    // Users keep calling and refreshing at both gateways before, during and after the rotation.
    const next = await startWith(newSecret, [oldSecret])
    const injectors = [shop.inject, next.inject]
    const faults: string[] = []
    let requests = 0
    let stop = false
    const load = people.map(async (person, n) => {
      let { access_token: token, refresh_token: refreshToken } = person
      while (!stop) {
        const inject = injectors[requests++ % 2] ?? next.inject
        const who = await inject(calls.account.userBaseInfo, { body: {} }, { token })
        const { body } = await requestToken({ ...shop, inject } as never, { grantType: 'refresh_token', refreshToken })
        if (who.status !== 200 || !body.data) faults.push(`${n}: ${who.body.code} ${body.code}`)
        if (body.data) ({ access_token: token, refresh_token: refreshToken } = body.data)
      }
    })
    const link = (secret: string, userName: string) => {
      const timestamp = String(Math.floor(shop.clock.now().getTime() / 1000))
      const password = randomBytes(24).toString('base64url')
      const facts = { clientId: 'arena', tenantId: '1', userName, timestamp, password }
      return { ...facts, userType: 8 as const, sign: signLink(secret, { ...facts, userType: '8' }) }
    }
    const open = async (inject: Shop['inject'], secret: string, name: string) =>
      (await inject(calls.signIn.openLogin, { body: link(secret, name) })).body.code
    expect(await open(next.inject, partner, 'before')).toBe('0000')
    shop.clock.advance(1000)
    const newer = await issue(next.deps)
    expect([await open(next.inject, partner, 'old key'), await open(next.inject, newer, 'new key')]).toEqual([
      '0000',
      '0000',
    ])
    const [both, onlyNew, onlyOld] = [
      createSecretBox(newSecret, [oldSecret]),
      createSecretBox(newSecret),
      createSecretBox(oldSecret),
    ]
    expect(await readable(both, shop.db, sealed)).toBe('a secret')
    await expect(readable(onlyNew, shop.db, sealed)).rejects.toThrow()
    // A code mailed before the rotation is valid after it.
    const late = await requestToken({ ...shop, inject: next.inject } as never, {
      grantType: 'captcha',
      email: 'pending@x.example',
      code: pending,
    })
    expect(late.body.code).toBe('0000')

    expect(await asOwner((tx) => both.rewrap(tx, 1))).toBe(1)
    expect(await asOwner((tx) => both.rewrap(tx, 1))).toBe(0)
    expect(await readable(onlyNew, shop.db, sealed)).toBe('a secret')
    await expect(readable(onlyOld, shop.db, sealed)).rejects.toThrow()
    const final = await startWith(newSecret, [])
    expect(await open(final.inject, newer, 'after')).toBe('0000')
    stop = true
    await Promise.all(load)
    expect(faults).toEqual([])
    expect(requests).toBeGreaterThan(12)
  })

  it('runs by two commands, as the owning role', async () => {
    const config = { ...shop.deps.config, appSecret: Buffer.from(newSecret, 'base64') }
    const database = { appUrl: shop.urls.app, ownerUrl: shop.urls.owner } as OpenDatabase
    const partner = (...words: string[]) => runPartner(config, database, words)
    const secret = (await partner('lumen', 'guild')).split('\n')[1] ?? ''
    const stored = await shop.within('lumen', (tx) =>
      findPartner({ ...shop.deps, secrets: createSecretBox(newSecret) }, tx, 1, 'guild'),
    )
    expect(stored).toEqual({ passwordMode: 'ticket', allowedIps: [], secrets: [secret] })
    expect(await partner('lumen', 'guild', 'off')).toBe('guild may no longer sign links')
    await expect(partner('lumen', 'nobody', 'off')).rejects.toThrow('lumen has no partner "nobody"')
    await expect(partner('atlantis', 'guild')).rejects.toThrow('There is no tenant "atlantis"')
    await expect(partner('lumen', 'No Name')).rejects.toThrow('3 to 64 lower-case letters')
    expect(await runRewrap(config, database)).toMatch(/^0 keys wrapped with the new secret/)
    await expect(runRewrap(config, { ...database, ownerUrl: null })).rejects.toThrow('DATABASE_OWNER_URL is missing')
  })
})
