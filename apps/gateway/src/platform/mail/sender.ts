import { hourMs } from '@tradepost/domain/time/durations'
import { asc, eq, isNull, lte, sql } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { Database } from '../db/database.ts'
import { ofTenant } from '../db/of-tenant.ts'
import { tenant } from '../db/schema/platform.ts'
import { mail } from '../db/schema/record.ts'
import { crashPoint } from '../process/crash-point.ts'
import type { Clock } from '../time/clock.ts'
import { mailHeaders } from './mail-headers.ts'
import { openBody } from './sealed-body.ts'
import { proveSender, senderOfShop } from './sender-of-shop.ts'

interface Options {
  db: Database
  clock: Clock
  secrets: SecretBox
  log: Logger
  smtpUrl: string
  /** The sender of tenants without an entry in `senders`, which is by tenant code. */
  from: string
  senders?: Readonly<Record<string, string>>
  /** Interval between two reads of the queue. */
  everyMs?: number
  /** Time limit for an answer of the mail server. */
  patienceMs?: number
}

/** Attempts after which a mail is given up. */
export const mailAttempts = 12
const batch = 20
const backoffMs = (attempts: number) => Math.min(30_000 * 2 ** attempts, hourMs)

/** Sends waiting mails to a mail server and retries failed ones with growing delays. */
export function createMailSender({
  db,
  clock,
  secrets,
  log,
  smtpUrl,
  from,
  senders = {},
  everyMs = 2000,
  patienceMs = 10_000,
}: Options) {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 5000,
    greetingTimeout: Math.min(patienceMs, 5000),
    socketTimeout: patienceMs,
  } as never)
  transport.on('error', (error) => log.warn({ err: error }, 'the connection to the mail server failed'))
  let timer: NodeJS.Timeout | null = null
  let stopped = false
  let running: Promise<unknown> = Promise.resolve()

  async function sendOne(tenantId: number): Promise<boolean> {
    return db.withTenant(tenantId, 'platform:mail', async (tx) => {
      // The row stays locked while the mail is sent, so that no other process sends the mail too. SMTP servers may be
      // slow.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      const now = clock.now()
      const [next] = await tx
        .select()
        .from(mail)
        .where(
          ofTenant(mail, tenantId, isNull(mail.sentAt), lte(mail.nextAttemptAt, now), sql`attempts < ${mailAttempts}`),
        )
        .orderBy(asc(mail.nextAttemptAt))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!next) return false
      const thisMail = ofTenant(mail, tenantId, eq(mail.id, next.id))
      try {
        const opened = await openBody(secrets, tx, next)
        const sender = await senderOfShop(tx, tenantId, { from, senders }, next.mailKey)
        await transport.sendMail({
          from: { name: sender.name ?? '', address: sender.address },
          // NOTE: a plain string would be parsed as a list of addresses.
          to: { name: '', address: next.toAddress },
          date: now,
          subject: next.subject,
          text: opened.textBody,
          html: opened.htmlBody,
          ...mailHeaders(sender, { ...next, unsubscribeUrl: opened.unsubscribeUrl ?? null }),
        })
        crashPoint('mail.sent')
        await tx
          .update(mail)
          .set({ sentAt: clock.now(), attempts: next.attempts + 1 })
          .where(thisMail)
        await proveSender(tx, tenantId, next.mailKey, clock.now())
      } catch (error) {
        log.warn({ err: error, mail: next.id, attempts: next.attempts + 1 }, 'a mail could not be delivered')
        const nextAttemptAt = new Date(now.getTime() + backoffMs(next.attempts))
        await tx
          .update(mail)
          .set({
            attempts: next.attempts + 1,
            nextAttemptAt,
            lastError: String((error as { code?: string }).code ?? 'failed'),
          })
          .where(thisMail)
      }
      return true
    })
  }

  async function flush(): Promise<number> {
    const tenants = await db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
    let handled = 0
    for (const { id } of tenants) {
      for (let sent = 0; sent < batch && (await sendOne(id)); sent++) handled++
    }
    return handled
  }

  /** Repeats rounds while a round handles a full batch, because more mails may be waiting. */
  async function drain(): Promise<void> {
    for (let handled = batch; handled >= batch && !stopped; ) handled = await flush()
  }

  return {
    /** Tries every waiting mail once and returns how many it tried. */
    flush,
    start() {
      timer = setInterval(() => {
        running = running.then(drain).catch((error) => log.warn({ err: error }, 'the mail queue could not be read'))
      }, everyMs)
    },
    async stop() {
      stopped = true
      if (timer) clearInterval(timer)
      await running
      transport.close()
    },
  }
}
