import { randomUUID } from 'node:crypto'
import { translate } from '@tradepost/i18n/server'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { tellSeller } from '../push/tell-seller.ts'

type OfferNews = 'verified' | 'failed' | 'withdrawn' | 'expired'

/** Tells a seller what became of the mark of an offer. */
export async function mailAboutOffer(
  deps: Deps,
  tx: Tx,
  {
    tenantId,
    sellerId,
    title,
    news,
    words,
  }: { tenantId: number; sellerId: string; title: string; news: OfferNews; words?: string },
): Promise<void> {
  await tellSeller(deps, tx, {
    ...{ tenantId, sellerId, topic: 'shop', key: `verification:${randomUUID()}`, path: '/sell/offers' },
    words: (locale) => ({
      subject: translate(locale, 'trust.mail-subject', { news, title }),
      paragraphs: [translate(locale, 'trust.mail-body', { news }), ...(words ? [words] : [])],
    }),
  })
}

/** Tells a seller that staff gave or withdrew a mark. */
export async function mailAboutMark(
  deps: Deps,
  tx: Tx,
  {
    tenantId,
    sellerId,
    mark,
    given,
    reason,
  }: { tenantId: number; sellerId: string; mark: string; given: boolean; reason: string },
): Promise<void> {
  const facts = { mark, given: given ? 'yes' : 'no' }
  await tellSeller(deps, tx, {
    ...{ tenantId, sellerId, topic: 'shop', key: `seller-mark:${randomUUID()}`, path: '/sell' },
    words: (locale) => ({
      subject: translate(locale, 'trust.mark-mail-subject', facts),
      paragraphs: [translate(locale, 'trust.mark-mail-body', facts), ...(given ? [] : [reason])],
    }),
  })
}
