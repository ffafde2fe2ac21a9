import { isLocale, type Locale, localisePath } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { language, tenant } from '../../platform/db/schema/platform.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { tellSeller } from '../push/tell-seller.ts'
import type { ConversationRow } from './sides.ts'

export type Reader = 'buyer' | 'seller'

/** The names of those who write in a conversation, and how its buyer is reached. */
async function readersOf(tx: Tx, { tenantId, buyerId, sellerId }: ConversationRow) {
  const [buyer] = await tx
    .select({ email: appUser.email, enabled: appUser.enabled, code: language.code, nickName: appUser.nickName })
    .from(appUser)
    .leftJoin(language, eq(language.id, appUser.languageId))
    .where(ofTenant(appUser, tenantId, eq(appUser.id, buyerId)))
  const [shop] = await tx
    .select({ nickName: seller.nickName, isOpen: appUser.enabled })
    .from(seller)
    .leftJoin(appUser, ofTenant(appUser, seller.tenantId, eq(appUser.id, seller.userId)))
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
  const [company] = await tx.select({ name: tenant.companyName }).from(tenant).where(eq(tenant.id, tenantId))
  return {
    buyer,
    isSellerOpen: shop?.isOpen ?? false,
    names: { buyer: buyer?.nickName ?? '', seller: shop?.nickName ?? '', service: company?.name ?? '' },
  }
}

interface News {
  key: string
  words: (locale: Locale, names: Record<Reader | 'service', string>) => { subject: string; paragraphs: string[] }
}

/** Tells one side of a conversation something about it by mail, with a link to it. */
export async function tellSide(
  deps: Deps,
  tx: Tx,
  row: ConversationRow,
  side: Reader,
  { key, words }: News,
): Promise<void> {
  const { tenantId, id, sellerId } = row
  const { buyer, isSellerOpen, names } = await readersOf(tx, row)
  const wordsIn = (locale: Locale) => words(locale, names)
  if (side === 'seller') {
    const news = {
      tenantId,
      sellerId,
      topic: 'messages',
      key,
      path: `/sell/messages?id=${id}`,
      words: wordsIn,
    } as const
    if (isSellerOpen) await tellSeller(deps, tx, { ...news, linkLabel: 'mail.unreadLink' })
    return
  }
  if (!buyer?.email || !buyer.enabled) return
  const locale: Locale = buyer.code && isLocale(buyer.code) ? buyer.code : 'en'
  const { origin } = await siteOf(tx, tenantId)
  const url = `${origin}${localisePath('/buyer/message', locale)}?id=${id}`
  await deps.mail.enqueue(tx, {
    ...{ tenantId, to: buyer.email, locale, key, ...wordsIn(locale) },
    link: { url, label: translate(locale, 'mail.unreadLink') },
  })
}
