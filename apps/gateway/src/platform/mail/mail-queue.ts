import { eq } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { site, tenant } from '../db/schema/platform.ts'
import { mail } from '../db/schema/record.ts'
import type { Mail } from '../deps.ts'
import { renderMail } from './render.ts'

/** Mails are rows, written with the fact they tell of; a sender takes them from there, or the outbox page shows them. */
export function createMail(clock: Clock): Mail {
  return {
    async enqueue(tx, message) {
      const [brand] = await tx
        .select({ companyName: tenant.companyName, themeColor: site.themeColor, origin: site.origin })
        .from(tenant)
        .innerJoin(site, eq(site.tenantId, tenant.id))
        .where(eq(tenant.id, message.tenantId))
        .limit(1)
      if (!brand) throw new Error(`tenant ${message.tenantId} has no site`)
      const { text, html } = renderMail(message, brand)
      const now = clock.now()
      await tx
        .insert(mail)
        .values({
          tenantId: message.tenantId,
          mailKey: message.key ?? null,
          toAddress: message.to,
          locale: message.locale,
          subject: message.subject,
          textBody: text,
          htmlBody: html,
          createdAt: now,
          nextAttemptAt: now,
        })
        .onConflictDoNothing()
    },
  }
}
