import { dayMs, secondMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeEnded } from '../../src/platform/db/purge.ts'
import { createMailSender } from '../../src/platform/mail/sender.ts'
import { createTestGateway, type TestGateway } from '../support/harness.ts'
import { createMailServer } from '../support/mail-server.ts'
import { newestCode, register, requestCode } from '../support/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

describe('routes outside the contract', () => {
  it('answer liveness and readiness, which fails while the gateway drains', async () => {
    expect((await gateway.app.inject('/livez')).json()).toEqual({ status: 'ok' })
    expect((await gateway.app.inject('/readyz')).json()).toEqual({ status: 'ok' })
    const other = await createTestGateway()
    other.drain()
    expect((await other.app.inject('/readyz')).statusCode).toBe(503)
    await other.close()
  })

  it('serve metrics per tenant to the local network only', async () => {
    await register(gateway, 'metrics@x.example')
    const metrics = await gateway.app.inject('/metrics')
    expect(metrics.body).toContain('gateway_call_seconds_count{call="signIn.oauthToken",tenant="lumen",status="200"} 1')
    const far = await gateway.app.inject({ url: '/metrics', remoteAddress: '203.0.113.5' })
    expect(far.statusCode).toBe(404)
  })

  it('serve the contract as documentation', async () => {
    const document = (await gateway.app.inject('/docs/json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/account/oauth/token')
    expect((await gateway.app.inject('/docs/')).statusCode).toBe(200)
  })

  it('show the mails of all tenants in the outbox, newest first, as text', async () => {
    await requestCode(gateway, 'first@x.example')
    gateway.clock.advance(secondMs)
    await requestCode(gateway, 'second@x.example', undefined, 'sahra', { lang: 'ar' })
    const page = await gateway.app.inject('/outbox')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain(`<b>${await newestCode(gateway, 'first@x.example')}</b>`)
    expect(page.body.indexOf('second@x.example')).toBeLessThan(page.body.indexOf('first@x.example'))
    await gateway.db.withTenant(1, 'test', (tx) =>
      gateway.deps.mail.enqueue(tx, {
        tenantId: 1,
        to: 'x@x.example',
        locale: 'en',
        subject: '<img src=x onerror=alert(1)>',
        paragraphs: ['<script>'],
      }),
    )
    expect((await gateway.app.inject('/outbox')).body).not.toMatch(/<img|<script/)
  })

  it('X17 show in the outbox the headers that a mail server would receive', async () => {
    const other = await createTestGateway({ env: { SITE_MAIL_FROM: 'sahra=Sahra Games <hello@sahra.example>' } })
    const lastLink = { url: 'https://sahra.example/unsubscribe?token=1.release.k', label: 'Stop' }
    const text = { locale: 'ar' as const, subject: 'Free again', paragraphs: ['It is free again.'] }
    await other.db.withTenant(2, 'test', (tx) =>
      other.deps.mail.enqueue(tx, { ...text, tenantId: 2, to: 'alert@x.example', lastLink }),
    )
    await requestCode(other, 'code@x.example')
    const articles = (await other.app.inject('/outbox')).body.split('<article>')
    const [alert, code] = ['alert@x.example', 'code@x.example'].map(
      (to) => articles.find((article) => article.includes(`<span>${to}</span>`)) ?? '',
    )
    expect(alert).toContain('From: Sahra Games &lt;hello@sahra.example&gt;')
    expect(alert).toMatch(/Message-ID: &lt;[\w-]+@sahra\.example&gt;/)
    expect(alert).toContain(`List-Unsubscribe: &lt;${lastLink.url}&gt;`)
    expect(alert).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(code).toMatch(
      /From: [^\n]+ &lt;no-reply@tradepost\.example&gt;\nMessage-ID: &lt;[\w-]+@tradepost\.example&gt;/,
    )
    expect(code).not.toContain('List-Unsubscribe')
  })

  it('send each mail once to the mail server, and wait while that is down', async () => {
    const other = await createTestGateway()
    const server = await createMailServer()
    const sender = createMailSender({
      db: other.db,
      clock: other.clock,
      secrets: other.deps.secrets,
      log: other.deps.log,
      smtpUrl: server.url,
      from: 'shop@x.example',
    })
    server.state.down = true
    await requestCode(other, 'smtp@x.example')
    expect(await sender.flush()).toBe(1)
    expect(server.received).toHaveLength(0)
    server.state.down = false
    expect(await sender.flush()).toBe(0)
    other.clock.advance(31 * secondMs)
    const counts = await Promise.all([sender.flush(), sender.flush()])
    expect(counts.reduce((sum, n) => sum + n)).toBe(1)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toContain(await newestCode(other, 'smtp@x.example'))
    expect(await sender.flush()).toBe(0)
    await sender.stop()
    server.close()
    await other.close()
  })

  it('purge expired rows and keep the others', async () => {
    const other = await createTestGateway()
    const session = await register(other, 'purge@x.example')
    await requestCode(other, 'left@x.example')
    other.clock.advance(20 * dayMs)
    await purgeEnded(other.db, other.clock)
    const { rows } = await other.db.withTenant(1, 'test', (tx) =>
      tx.execute(sql`select (select count(*)::int from rate_window) windows, (select count(*)::int from verify_code) codes,
        (select count(*)::int from access_token) access, (select count(*)::int from refresh_token) refresh,
        (select count(*)::int from app_user) users, (select count(*)::int from security_event) events`),
    )
    expect(rows[0]).toEqual({ windows: 0, codes: 0, access: 0, refresh: 0, users: 1, events: 2 })
    expect(session.token_type).toBe('Bearer')
    await other.close()
  })
})
