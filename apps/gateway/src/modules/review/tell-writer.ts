import { randomUUID } from 'node:crypto'
import type { ReviewRemoval } from '@tradepost/domain/order/review-removals'
import { isLocale } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { language } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'

interface Removed {
  tenantId: number
  /** The user who wrote the words; null for reviews of demonstration shops. */
  writerId: string | null
  part: 'text' | 'reply'
  reason: ReviewRemoval
  offerTitle: string
}

/** Tells who wrote a review or a reply that the shop no longer shows the words, and why. */
export async function tellWriter(deps: Deps, tx: Tx, removed: Removed): Promise<void> {
  const { tenantId, writerId, part, reason, offerTitle: title } = removed
  if (writerId === null) return
  const [writer] = await tx
    .select({ email: appUser.email, spoken: language.code })
    .from(appUser)
    .leftJoin(language, eq(language.id, appUser.languageId))
    .where(ofTenant(appUser, tenantId, eq(appUser.id, writerId)))
  if (!writer?.email) return
  const locale = writer.spoken && isLocale(writer.spoken) ? writer.spoken : 'en'
  await deps.mail.enqueue(tx, {
    ...{ tenantId, to: writer.email, locale, key: `review-words:${randomUUID()}` },
    subject: translate(locale, 'mail.wordsGoneSubject', { title }),
    paragraphs: [
      translate(locale, 'offer.reviewRemoved', { reason }),
      translate(locale, 'mail.wordsGoneBody', { part }),
    ],
  })
}
