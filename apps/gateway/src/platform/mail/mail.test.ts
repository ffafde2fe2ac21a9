import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../../../test/support/harness.ts'
import { createMailServer } from '../../../test/support/mail-server.ts'
import { type TestTenant, testTenants } from '../../../test/support/minimal-tenants.ts'
import { readConfig } from '../config/config.ts'
import type { MailMessage } from '../deps.ts'
import { createMailSender } from './sender.ts'

let gateway: TestGateway
let server: Awaited<ReturnType<typeof createMailServer>>
beforeAll(async () => {
  gateway = await createTestGateway()
  server = await createMailServer()
})
afterAll(async () => {
  server.close()
  await gateway.close()
})
beforeEach(() => server.received.splice(0))

/** Sends a mail and returns the headers that the mail server received, unfolded, by lower-case name. */
async function sendAndRead(
  message: Partial<MailMessage>,
  { tenant = 'lumen' as TestTenant, from = 'no-reply@tradepost.example', senders = {} } = {},
) {
  const { db, clock, deps } = gateway
  const { tenantId } = testTenants[tenant]
  await db.withTenant(tenantId, 'test', (tx) =>
    deps.mail.enqueue(tx, {
      ...{ tenantId, to: 'ada@mail.example', locale: 'en', subject: 'Hello', paragraphs: ['A word'] },
      ...message,
    }),
  )
  const { secrets, log } = deps
  const sender = createMailSender({ db, clock, secrets, log, smtpUrl: server.url, from, senders })
  await sender.flush()
  await sender.stop()
  expect(server.received).toHaveLength(1)
  const [head = ''] = (server.received.splice(0)[0] ?? '').split('\n\n')
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split('\n')
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.replace(/^[^:]*: ?/, '')]),
  )
}

const decoded = (header = '') =>
  header.replace(/=\?UTF-8\?(B|Q)\?([^?]*)\?=\s*/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString()
      : decodeURIComponent(text.replaceAll('_', ' ').replace(/=(?=[0-9A-F]{2})/g, '%')),
  )

describe('the sender of a mail', () => {
  it('X17 is the shop: its own address, or its name with the default address', async () => {
    const senders = { sahra: 'Sahra Store <hello@sahra.example>' }
    expect((await sendAndRead({}, { tenant: 'sahra', senders })).from).toBe('Sahra Store <hello@sahra.example>')
    expect((await sendAndRead({}, { senders })).from).toBe(
      `${testTenants.lumen.companyName} <no-reply@tradepost.example>`,
    )
    const named = await sendAndRead({}, { from: 'Bücher & "Spiele" <post@bücher.example>' })
    expect(decoded(named.from)).toMatch(/^"?Bücher & .*Spiele.*<post@xn--bcher-kva\.example>$/)
    expect(named.from).toMatch(/^[\x20-\x7e]+$/)
  })

  it.each(['no-reply@tradepost.example', 'Lumen <no-reply@tradepost.example>', '"Lumen" <no-reply@tradepost.example>'])(
    'X17 gives a mail from %s a valid message id',
    async (from) => {
      const headers = await sendAndRead({}, { from })
      expect(headers['message-id']).toMatch(/^<[\w-]+@tradepost\.example>$/)
    },
  )

  it('X17 refuses to start with an invalid address', () => {
    const wrong = ['nobody', 'Shop <nobody>', 'a@b.example, c@d.example', 'x\u2028y <a@b.example>']
    for (const text of wrong) {
      expect(() => readConfig({ MAIL_FROM: text }), text).toThrow(/MAIL_FROM must be an address/)
      expect(() => readConfig({ SITE_MAIL_FROM: `lumen=${text}` }), text).toThrow(/SITE_MAIL_FROM must look like/)
    }
    expect(readConfig({ SITE_MAIL_FROM: 'lumen=Lumen <a@b.example>,sahra=c@d.example' }).mail.senders).toEqual({
      lumen: 'Lumen <a@b.example>',
      sahra: 'c@d.example',
    })
  })
})

describe('the headers of a mail', () => {
  const url = `https://lumen.example/de/unsubscribe?token=1900000000000000001.release.${'k'.repeat(43)}`

  it('X17 name the one-click unsubscribe URL on one line', async () => {
    const headers = await sendAndRead({ locale: 'kr', lastLink: { url, label: 'Stop' } })
    expect(headers).toMatchObject({
      'list-unsubscribe': `<${url}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
      'content-language': 'ko',
    })
    expect(Date.parse(headers.date ?? '')).toBe(Math.floor(gateway.clock.now().getTime() / 1000) * 1000)
    const codeMail = await sendAndRead({ highlight: '123456' })
    expect(Object.keys(codeMail).filter((name) => name.startsWith('list-'))).toEqual([])
    expect(codeMail['auto-submitted']).toBe('auto-generated')
  })

  it('X17 keep line breaks in a subject or name from adding headers', async () => {
    const evil = 'Free: Äpfel\r\nBcc: victim@mail.example\r\n\r\nBody 🍎'
    const before = Object.keys(await sendAndRead({})).sort()
    const headers = await sendAndRead({ subject: evil })
    expect(Object.keys(headers).sort()).toEqual(before)
    expect(headers.subject).toMatch(/^[\x20-\x7e]+$/)
    expect(decoded(headers.subject)).toContain('Free: Äpfel')
    const toMany = await sendAndRead({ to: 'a,b@mail.example' })
    expect(toMany.to?.match(/@/g)).toHaveLength(1)
  })
})
