import type { CallData, calls } from '@tradepost/contract'
import { currencyCodes, isCurrency } from '@tradepost/domain/money/currencies'
import { defaultThemeColor, legalPages, openingSteps } from '@tradepost/domain/opening/opening-steps'
import { isLocale } from '@tradepost/i18n/locales'
import { isLegible } from '@tradepost/theme-from-theme-color'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { senderAddressOf } from '../../platform/config/mail-sender-address.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, brandCategory } from '../../platform/db/schema/brand.ts'
import { contentItem } from '../../platform/db/schema/content/content.ts'
import { legalVersion } from '../../platform/db/schema/content/legal.ts'
import { offerListing } from '../../platform/db/schema/offer.ts'
import { legalLink, mailSender, paymentTrial } from '../../platform/db/schema/operation/opening.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { currency, currentRate, site, siteCurrency, tenant } from '../../platform/db/schema/platform.ts'
import { mail } from '../../platform/db/schema/record.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { siteLanguages } from '../dictionary/site-lists.ts'

export type Opening = CallData<typeof calls.opening.openingDetail>
type State = Opening['steps'][number]['state']

const doneIf = (isDone: boolean): State => (isDone ? 'done' : 'open')

async function legalOf(tx: Tx, tenantId: number): Promise<Opening['legal']> {
  const rows = await tx.select().from(legalLink).where(ofTenant(legalLink, tenantId))
  const urlOf = (page: string) => rows.find((row) => row.page === page)?.url ?? null
  return { terms: urlOf('terms'), privacy: urlOf('privacy'), imprint: urlOf('imprint') }
}

/** True if the shop publishes or links each legal page that it must have. */
async function hasLegalPages(tx: Tx, tenantId: number, links: Opening['legal']): Promise<boolean> {
  const published = await tx
    .selectDistinct({ document: legalVersion.document })
    .from(legalVersion)
    .where(ofTenant(legalVersion, tenantId))
  return legalPages.every((page) => links[page] !== null || published.some(({ document }) => document === page))
}

/** The sender of the shop's mails. A sender is proven by a mail that was delivered, which an outbox never does. */
async function senderOf({ config }: Deps, tx: Tx, shop: typeof tenant.$inferSelect): Promise<Opening['sender']> {
  const isFixed = config.mail.senders[shop.code] !== undefined
  const [own] = isFixed ? [] : await tx.select().from(mailSender).where(ofTenant(mailSender, shop.id))
  if (!own) return { ...senderAddressOf(config.mail, shop), state: 'installation', isFixed }
  const [trial] = await tx
    .select({ lastError: mail.lastError })
    .from(mail)
    .where(ofTenant(mail, shop.id, eq(mail.mailKey, own.trialKey)))
  const state = own.provenAt ? 'proven' : trial?.lastError ? 'failed' : 'waiting'
  return { name: own.name, address: own.address, state, isFixed }
}

async function paymentOf({ payments }: Deps, tx: Tx, tenantId: number): Promise<Opening['payment']> {
  const provider = (await payments.get('card', tenantId))?.name ?? 'none'
  const [trial] = await tx
    .select()
    .from(paymentTrial)
    .where(ofTenant(paymentTrial, tenantId, eq(paymentTrial.provider, provider)))
  const state = trial ? (trial.passed ? 'passed' : 'failed') : 'untried'
  return { provider, takesMoney: provider !== 'sandbox', triedAt: trial?.triedAt.toISOString() ?? null, state }
}

async function countsOf(tx: Tx, tenantId: number): Promise<Opening['counts']> {
  const brands = await tx
    .selectDistinct({ id: brand.id })
    .from(brand)
    .innerJoin(
      brandCategory,
      ofTenant(
        brandCategory,
        brand.tenantId,
        and(eq(brandCategory.brandId, brand.id), eq(brandCategory.enabled, true)),
      ),
    )
    .where(ofTenant(brand, tenantId, eq(brand.enabled, true)))
  return {
    brands: brands.length,
    sellers: await tx.$count(seller, ofTenant(seller, tenantId, eq(seller.standing, 'active'))),
    offers: await tx.$count(offerListing, ofTenant(offerListing, tenantId)),
    orders: await tx.$count(
      orderHead,
      ofTenant(orderHead, tenantId, isNotNull(orderHead.paidAt), isNotNull(orderHead.deliveredAt)),
    ),
  }
}

async function currenciesOf(tx: Tx, siteId: string): Promise<Opening['currencies']> {
  const rows = await tx
    .select({ code: currency.code })
    .from(siteCurrency)
    .innerJoin(currency, eq(currency.id, siteCurrency.currencyId))
    .where(eq(siteCurrency.siteId, siteId))
    .orderBy(asc(siteCurrency.position))
  return rows.map(({ code }) => code).filter(isCurrency)
}

/** Everything that the opening of a shop depends on, and the state of each step by it. */
export async function openingOf(deps: Deps, tx: Tx, { tenant: of }: CallContext): Promise<Opening> {
  const { tenantId, siteId } = of
  const [shop] = await tx
    .select({ tenant, site })
    .from(site)
    .innerJoin(tenant, eq(tenant.id, site.tenantId))
    .where(ofTenant(site, tenantId, eq(site.id, siteId)))
  if (!shop) throw new Error(`tenant ${tenantId} has no site ${siteId}`)
  const { themeColor, origin } = shop.site
  const chosen = await tx.$count(
    contentItem,
    ofTenant(contentItem, tenantId, eq(contentItem.kind, 'look'), isNotNull(contentItem.shown)),
  )
  const rated = await tx.select().from(currentRate).where(sql`${currentRate.perUsd} is not null`)
  const sellable = currencyCodes.filter((code) => rated.some((row) => row.code === code))
  const currencies = await currenciesOf(tx, siteId)
  const languages = (await siteLanguages(tx, siteId)).map(({ code }) => code).filter(isLocale)
  const legal = await legalOf(tx, tenantId)
  const sender = await senderOf(deps, tx, shop.tenant)
  const payment = await paymentOf(deps, tx, tenantId)
  const counts = await countsOf(tx, tenantId)
  const senderStates = {
    installation: doneIf(sender.isFixed),
    waiting: 'waiting',
    failed: 'failed',
    proven: 'done',
  } as const
  const paymentStates = { untried: 'open', passed: 'done', failed: 'failed' } as const
  const states: Record<(typeof openingSteps)[number], State> = {
    look: doneIf(isLegible(themeColor) && (chosen > 0 || themeColor !== defaultThemeColor)),
    lists: doneIf(languages.length > 0 && currencies.length > 0 && currencies.every((code) => sellable.includes(code))),
    legal: doneIf(await hasLegalPages(tx, tenantId, legal)),
    sender: senderStates[sender.state],
    payment: paymentStates[payment.state],
    catalog: doneIf(counts.brands > 0),
    seller: doneIf(counts.sellers > 0),
    offer: doneIf(counts.offers > 0),
    order: doneIf(counts.orders > 0),
  }
  return {
    ...{ companyName: shop.tenant.companyName, origin, openedAt: shop.tenant.openedAt?.toISOString() ?? null },
    steps: openingSteps.map((id) => ({ id, state: states[id] })),
    ...{ themeColor, languages, currencies, sellable, legal, sender, payment, counts },
  }
}
