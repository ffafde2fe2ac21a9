import { eq, isNull } from 'drizzle-orm'
import { type SenderAddress, senderAddressOf } from '../config/mail-sender-address.ts'
import type { Tx } from '../db/database.ts'
import { ofTenant } from '../db/of-tenant.ts'
import { mailSender } from '../db/schema/operation/opening.ts'
import { tenant } from '../db/schema/platform.ts'

interface Settings {
  from: string
  /** By tenant code. */
  senders: Readonly<Record<string, string>>
}

/**
 * The sender of a mail: the installation's for this shop, or else the shop's own, or else that of all shops. A sender that
 * is not proven yet sends its trial mail and nothing else.
 */
export async function senderOfShop(
  tx: Tx,
  tenantId: number,
  settings: Settings,
  mailKey: string | null = null,
): Promise<SenderAddress> {
  const [shop] = await tx.select().from(tenant).where(eq(tenant.id, tenantId))
  const fallback = senderAddressOf(settings, shop)
  if (settings.senders[shop?.code ?? ''] !== undefined) return fallback
  const [own] = await tx.select().from(mailSender).where(ofTenant(mailSender, tenantId))
  if (!own || !(own.provenAt || own.trialKey === mailKey)) return fallback
  return { name: own.name ?? shop?.companyName ?? null, address: own.address }
}

/** Notes that the trial mail of a sender was delivered. Other mails prove nothing. */
export async function proveSender(tx: Tx, tenantId: number, mailKey: string | null, now: Date): Promise<void> {
  if (!mailKey?.startsWith(trialKeyPrefix)) return
  await tx
    .update(mailSender)
    .set({ provenAt: now })
    .where(ofTenant(mailSender, tenantId, eq(mailSender.trialKey, mailKey), isNull(mailSender.provenAt)))
}

/** The beginning of the keys of trial mails. */
export const trialKeyPrefix = 'sender-trial:'
