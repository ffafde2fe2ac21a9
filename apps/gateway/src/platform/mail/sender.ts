import { asc, eq, isNull, lte, sql } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import { type SenderAddress, senderAddressOf } from '../config/mail-sender-address.ts'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { Database, Tx } from '../db/database.ts'
import { ofTenant } from '../db/of-tenant.ts'
import { tenant } from '../db/schema/platform.ts'
import { mail } from '../db/schema/record.ts'
import { crashPoint } from '../process/crash-point.ts'
import type { Clock } from '../time/clock.ts'
import { mailHeaders } from './mail-headers.ts'
import { openBody } from './sealed-body.ts'

interface Options {
  db: Database
  clock: Clock
  secrets: SecretBox
  log: Logger
  smtpUrl: string
  /** Who mails come from: of each tenant by its code, otherwise `from`. */
  from: string
  senders?: Readonly<Record<string, string>>
  /** How often the queue is looked at. */
  everyMs?: number
  /** How long the server may say nothing. */
  patienceMs?: number
}

const giveUpAfter = 12
const batch = 20
const backoffMs = (attempts: number) => Math.min(30_000 * 2 ** attempts, 3_600_000)

/** Feeds waiting mails to a mail server; a mail that fails waits longer each time. */
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

  async function senderOf(tx: Tx, tenantId: number): Promise<SenderAddress> {
    const [shop] = await tx.select().from(tenant).where(eq(tenant.id, tenantId))
    return senderAddressOf({ from, senders }, shop)
  }

  async function sendOne(tenantId: number): Promise<boolean> {
    return db.withTenant(tenantId, 'platform:mail', async (tx) => {
      // NOTE: an SMTP server may take longer than a usual statement; the row stays locked so that nobody sends it twice.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      const now = clock.now()
      const [next] = await tx
        .select()
        .from(mail)
        .where(
          ofTenant(mail, tenantId, isNull(mail.sentAt), lte(mail.nextAttemptAt, now), sql`attempts < ${giveUpAfter}`),
        )
        .orderBy(asc(mail.nextAttemptAt))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!next) return false
      const mine = ofTenant(mail, tenantId, eq(mail.id, next.id))
      try {
        const opened = await openBody(secrets, tx, next)
        const sender = await senderOf(tx, tenantId)
        await transport.sendMail({
          from: { name: sender.name ?? '', address: sender.address },
          // NOTE: an object, because a text would be read as a list of addresses.
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
          .where(mine)
      } catch (error) {
        log.warn({ err: error, mail: next.id, attempts: next.attempts + 1 }, 'mail not delivered')
        const nextAttemptAt = new Date(now.getTime() + backoffMs(next.attempts))
        await tx
          .update(mail)
          .set({
            attempts: next.attempts + 1,
            nextAttemptAt,
            lastError: String((error as { code?: string }).code ?? 'failed'),
          })
          .where(mine)
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

  /** A full round means that more may wait. */
  async function drain(): Promise<void> {
    for (let handled = batch; handled >= batch && !stopped; ) handled = await flush()
  }

  return {
    /** Tries every waiting mail once and answers how many were tried. */
    flush,
    start() {
      timer = setInterval(() => {
        running = running.then(drain).catch((error) => log.warn({ err: error }, 'mail queue not read'))
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
