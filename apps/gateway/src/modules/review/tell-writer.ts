import { randomUUID } from 'node:crypto'
import type { ReviewRemoval } from '@tradepost/domain/order/review-removals'
import { isLocale, type Locale } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { language } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { tellSeller } from '../push/tell-seller.ts'

interface Removed {
  tenantId: number
  part: 'text' | 'reply'
  /** The user who wrote the review; null for reviews of demonstration shops. */
  authorId: string | null
  /** The seller who wrote the reply. */
  sellerId: string
  reason: ReviewRemoval
  offerTitle: string
}

const wordsIn = (locale: Locale, { part, reason, offerTitle: title }: Removed) => ({
  subject: translate(locale, 'mail.wordsGoneSubject', { title }),
  paragraphs: [translate(locale, 'offer.reviewRemoved', { reason }), translate(locale, 'mail.wordsGoneBody', { part })],
})

async function mailAuthor(deps: Deps, tx: Tx, removed: Removed, key: string): Promise<void> {
  const { tenantId, authorId } = removed
  if (authorId === null) return
  const [author] = await tx
    .select({ email: appUser.email, spoken: language.code })
    .from(appUser)
    .leftJoin(language, eq(language.id, appUser.languageId))
    .where(ofTenant(appUser, tenantId, eq(appUser.id, authorId)))
  if (!author?.email) return
  const locale = author.spoken && isLocale(author.spoken) ? author.spoken : 'en'
  await deps.mail.enqueue(tx, { ...{ tenantId, to: author.email, locale, key }, ...wordsIn(locale, removed) })
}

/** Tells who wrote a review or a reply that the shop no longer shows the words, and why. */
export async function tellWriter(deps: Deps, tx: Tx, removed: Removed): Promise<void> {
  const { tenantId, part, sellerId } = removed
  const key = `review-words:${randomUUID()}`
  if (part === 'text') return mailAuthor(deps, tx, removed, key)
  await tellSeller(deps, tx, {
    ...{ tenantId, sellerId, topic: 'shop', key, path: '/sell' },
    words: (locale) => wordsIn(locale, removed),
  })
}
