import { randomBytes } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp, type Gateway } from '../../src/app.ts'
import { compose } from '../../src/compose.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { demoEmails } from '../../src/platform/db/demo-people.ts'
import type { Deps } from '../../src/platform/deps.ts'
import { newId } from '../../src/platform/ids/ids.ts'
import { runGateway } from '../support/gateway-process.ts'
import { createTestGateway, type TestGateway } from '../support/harness.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { testClientSecrets } from '../support/test-clients.ts'

const secret = randomBytes(24).toString('hex')
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://gateway.example',
  APP_SECRET: randomBytes(32).toString('base64'),
  CLIENT_SECRETS: `lumen-web=${secret}`,
  SITE_ORIGINS: 'lumen=https://lumen.example',
  MAILER: 'outbox',
  DATABASE_URL: 'postgres://tradepost_app:x@db.example/tradepost',
  ALLOW_OUTBOX_IN_PRODUCTION: '1',
  ALLOW_SANDBOX_PAYMENT_IN_PRODUCTION: '1',
  ALLOW_EMBEDDED_DATABASE_IN_PRODUCTION: '1',
}
const stripe = {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEYS: '1=sk_live_of_lumen',
  STRIPE_WEBHOOK_SECRETS: '1=whsec_of_lumen_lumen',
}

const { APP_SECRET } = production
const { clientId, origin } = testTenants.lumen
let trial: TestGateway
let deps: Deps
let shop: Gateway
beforeAll(async () => {
  trial = await createTestGateway({ env: { APP_SECRET } })
  deps = compose({ config: readConfig({ ...production, ...stripe, LOG_LEVEL: 'silent' }), databaseUrl: trial.urls.app })
  shop = await buildApp(deps)
})
afterAll(async () => {
  await shop.app.close()
  await deps.db.close()
  await trial.close()
})

/** The configuration allows every stand-in. Nevertheless, these features stay off in production. */
describe('features for trying a shop', () => {
  it('Z3 exclude outbox, sandbox page and sandbox events in production', async () => {
    const { app } = shop
    for (const url of ['/outbox', '/outbox/', '/sandbox-pay/1/00000000-0000-4000-8000-000000000000'])
      expect([url, (await app.inject({ url, remoteAddress: '127.0.0.1' })).statusCode]).toEqual([url, 404])
    const url = calls.payment.paymentWebhook.path.replace('{provider}', 'sandbox')
    expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('Z3 exclude well-known secrets in production, even if the database still has their hash', async () => {
    const headers = { origin, 'x-client-id': clientId, 'x-client-secret': testClientSecrets[clientId] }
    const callWithKnownSecret = (app: Gateway['app']) => app.inject({ url: calls.dictionary.currency.path, headers })
    expect((await callWithKnownSecret(trial.app)).json().code).toBe('0000')
    expect((await callWithKnownSecret(shop.app)).json().code).toBe('invalid_client')
    for (const [name, value] of [
      ['CLIENT_SECRETS', 'new-web=development-only-new-web-secret'],
      ['APP_SECRET', Buffer.alloc(32, 'tradepost-development-only').toString('base64')],
      ['APP_SECRET_PREVIOUS', Buffer.alloc(32, 'tradepost-development-only').toString('base64')],
    ] as const)
      expect(() => readConfig({ ...production, [name]: value })).toThrow(name)
  })

  it('Z3 include a test key of Stripe', () => {
    const keys = { ...stripe, STRIPE_SECRET_KEYS: '1=sk_test_of_lumen', ALLOW_SANDBOX_PAYMENT_IN_PRODUCTION: '0' }
    expect(() => readConfig({ ...production, ...keys })).toThrow(/test key of Stripe/)
    expect(() => readConfig({ ...production, ...keys, STRIPE_SECRET_KEYS: '1=sk_live_x' })).not.toThrow()
  })

  it('Z3 exclude the seed, and production needs a secret for its storefronts', async () => {
    for (const [args, sentence] of [
      [['seed'], 'Unknown command "seed"'],
      [['--seed'], 'The gateway has no seed'],
      [['work', '--offers', '100'], 'The gateway has no seed'],
    ] as const) {
      const run = runGateway([...args], { ...production, DATABASE_URL: '' })
      expect([await run.exited, run.output()]).toEqual([1, expect.stringContaining(sentence)])
    }
    expect(() => readConfig({ ...production, ...stripe, CLIENT_SECRETS: undefined })).toThrow(
      'CLIENT_SECRETS is missing',
    )
  })
})

describe('a database with demo users', () => {
  const run = (args: string[], env: Record<string, string> = production) =>
    runGateway(args, { ...env, DATABASE_URL: trial.urls.app, DATABASE_OWNER_URL: trial.urls.owner })
  const add = (email: string, demo: boolean) =>
    trial.db.withTenant(testTenants.sahra.tenantId, 'test', (tx) =>
      tx.execute(sql`insert into app_user (tenant_id, id, email, email_key, nick_name, demo)
        values (2, ${newId(trial.clock)}, ${email}, ${email}, 'Somebody', ${demo})`),
    )

  it('Z3 is refused at the start of production, reported by check, and its demo users stay marked', async () => {
    const clean = run(['check'])
    expect([await clean.exited, clean.output()]).toEqual([0, 'every invariant holds\n'])
    await add(demoEmails.secondStaff, false)
    await add('renamed@shop.test', true)
    for (const args of [[], ['work']]) {
      const started = run(args)
      expect([await started.exited, started.output()]).toEqual([
        1,
        expect.stringMatching(/holds demo accounts.*sahra demo-service2@tradepost\.example, sahra renamed@shop\.test/),
      ])
    }
    const checked = run(['check'])
    expect([await checked.exited, checked.output()]).toEqual([1, expect.stringContaining(demoEmails.secondStaff)])
    // In development the check passes, but still names the demo users.
    const tried = run(['check'], { NODE_ENV: 'development', APP_SECRET })
    expect([await tried.exited, tried.output()]).toEqual([0, expect.stringContaining(demoEmails.secondStaff)])
    await expect(
      trial.db.withTenant(2, 'test', (tx) => tx.execute(sql`update app_user set demo = false where demo`)),
    ).rejects.toThrow()
  }, 90_000)
})
