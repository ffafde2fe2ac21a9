import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import { deskOriginOf } from '../../platform/config/desk-origin.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { language, site, tenant } from '../../platform/db/schema/platform.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { planPushes } from './plan-pushes.ts'
import { type SellerNews, spokenBy } from './seller-news.ts'

async function ownerOf(tx: Tx, tenantId: number, sellerId: string) {
  const [owner] = await tx
    .select({ email: appUser.email, language: language.code, code: tenant.code, origin: site.origin })
    .from(seller)
    .innerJoin(tenant, eq(tenant.id, seller.tenantId))
    .innerJoin(site, ofTenant(site, seller.tenantId))
    .innerJoin(appUser, ofTenant(appUser, seller.tenantId, eq(appUser.id, seller.userId)))
    .leftJoin(language, eq(language.id, appUser.languageId))
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
    .orderBy(site.id)
    .limit(1)
  return owner
}

/** Mails the owner of a seller; false if the mail was stored before. A seller without an address has only the desk. */
async function mailOwner(deps: Deps, tx: Tx, news: SellerNews): Promise<boolean> {
  const { tenantId, sellerId, key, path, words, linkLabel } = news
  const owner = await ownerOf(tx, tenantId, sellerId)
  if (!owner?.email) return true
  const locale = spokenBy(owner.language)
  const link = linkLabel && { url: `${deskOriginOf(deps, owner)}${path}`, label: translate(locale, linkLabel) }
  return deps.mail.enqueue(tx, {
    ...{ tenantId, to: owner.email, locale, key, ...words(locale) },
    ...(link ? { link } : {}),
  })
}

/**
 * Tells the people of a seller something, in the transaction of its cause. Everything that a seller is mailed goes
 * through here, so that no mail can forget the notification.
 */
export async function tellSeller(deps: Deps, tx: Tx, news: SellerNews): Promise<void> {
  if (await mailOwner(deps, tx, news)) await planPushes(deps, tx, news)
}
