import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { SecretBox } from '../crypto/secret-box.ts'
import { ofTenant } from '../db/of-tenant.ts'
import { site, tenant } from '../db/schema/platform.ts'
import { mail } from '../db/schema/record.ts'
import type { Mail } from '../deps.ts'
import type { Clock } from '../time/clock.ts'
import { renderMail } from './render.ts'
import { sealBody } from './sealed-body.ts'

/** Mails are rows, written in the transaction of their cause. The sender delivers them, or the outbox page shows them. */
export function createMail(clock: Clock, secrets: SecretBox): Mail {
  return {
    async enqueue(tx, message) {
      const [brand] = await tx
        .select({ companyName: tenant.companyName, themeColor: site.themeColor, origin: site.origin })
        .from(tenant)
        .innerJoin(site, ofTenant(site, tenant.id))
        .where(eq(tenant.id, message.tenantId))
        .limit(1)
      if (!brand) throw new Error(`tenant ${message.tenantId} has no site`)
      const { text, html } = renderMail(message, brand)
      const now = clock.now()
      const id = randomUUID()
      await tx
        .insert(mail)
        .values({
          tenantId: message.tenantId,
          id,
          mailKey: message.key ?? null,
          toAddress: message.to,
          locale: message.locale,
          subject: message.subject,
          ...(await sealBody(secrets, tx, message.tenantId, id, {
            textBody: text,
            htmlBody: html,
            unsubscribeUrl: message.lastLink?.url ?? null,
          })),
          createdAt: now,
          nextAttemptAt: now,
        })
        .onConflictDoNothing()
    },
  }
}
