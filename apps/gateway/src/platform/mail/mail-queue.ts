import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { Tx } from '../db/database.ts'
import { ofTenant } from '../db/of-tenant.ts'
import { site, tenant } from '../db/schema/platform.ts'
import { mail } from '../db/schema/record.ts'
import type { Mail } from '../deps.ts'
import type { Clock } from '../time/clock.ts'
import { type Brand, renderMail } from './render.ts'
import { sealBody } from './sealed-body.ts'

/** Cache lifetime of the tenant name and colour used in mails. */
const freshMs = 10_000

/**
 * Stores mails as rows in the transaction that causes them. The sender delivers the rows, or the outbox page shows
 * them.
 */
export function createMail(clock: Clock, secrets: SecretBox): Mail {
  const brands = new Map<number, { brand: Brand; readAt: number }>()

  async function brandOf(tx: Tx, tenantId: number): Promise<Brand> {
    const cached = brands.get(tenantId)
    if (cached && performance.now() - cached.readAt < freshMs) return cached.brand
    const [brand] = await tx
      .select({ companyName: tenant.companyName, themeColor: site.themeColor, origin: site.origin })
      .from(tenant)
      .innerJoin(site, ofTenant(site, tenant.id))
      .where(eq(tenant.id, tenantId))
      .limit(1)
    if (!brand) throw new Error(`tenant ${tenantId} has no site`)
    brands.set(tenantId, { brand, readAt: performance.now() })
    return brand
  }

  return {
    async enqueue(tx, message) {
      const brand = await brandOf(tx, message.tenantId)
      const { text, html } = renderMail(message, brand)
      const now = clock.now()
      const id = randomUUID()
      const stored = await tx
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
        .returning({ id: mail.id })
      return stored.length > 0
    },
  }
}
