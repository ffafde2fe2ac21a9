import { productStatus } from '@tradepost/contract/constants'
import { isLocale, type Locale, localisePath } from '@tradepost/i18n'
import { formatMoney } from '@tradepost/i18n/format'
import { translate } from '@tradepost/i18n/server'
import { and, eq, gt, inArray, isNotNull, isNull, not, notExists, or, sql } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { notificationOff, offerAlert } from '../../platform/db/schema/alert.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { currency, currentRate, tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { isTooOld } from '../../platform/money/price.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

const batch = 50

/**
 * Locks due alerts, so that a second worker takes others. Compares with the price that pages show: the seller's at the
 * newest rate, rounded half up.
 */
async function takeDue(tx: Tx, tenantId: number, offerId: string | null) {
  const rate = tx
    .select({ perUsd: currentRate.perUsd })
    .from(currentRate)
    .where(and(eq(currentRate.currencyId, currency.id), not(isTooOld)))
  const minor = sql<string | null>`round(${offer.priceMinor} * power(10::numeric, ${currency.minorDigits}) * 0.01
    * case when ${currency.code} = 'USD' then 1 else ${rate} end)`
  const isOff = tx
    .select({ kind: notificationOff.kind })
    .from(notificationOff)
    .where(
      ofTenant(
        notificationOff,
        offerAlert.tenantId,
        eq(notificationOff.userId, offerAlert.userId),
        eq(notificationOff.kind, offerAlert.kind),
      ),
    )
  return tx
    .select({
      id: offerAlert.id,
      kind: offerAlert.kind,
      userId: offerAlert.userId,
      offerId: offerAlert.offerId,
      locale: offerAlert.locale,
      email: sql<string>`${appUser.email}`,
      title: offer.title,
      currency: offerAlert.currency,
      minor,
    })
    .from(offerAlert)
    .innerJoin(appUser, ofTenant(appUser, offerAlert.tenantId, eq(appUser.id, offerAlert.userId)))
    .innerJoin(offer, ofTenant(offer, offerAlert.tenantId, eq(offer.id, offerAlert.offerId)))
    .leftJoin(currency, eq(currency.code, offerAlert.currency))
    .where(
      and(
        ofTenant(offerAlert, tenantId, isNull(offerAlert.sentAt)),
        offerId === null ? undefined : eq(offerAlert.offerId, offerId),
        eq(offer.status, productStatus.onSale),
        gt(offer.available, 0),
        or(eq(offerAlert.kind, 'release'), sql`${minor} < ${offerAlert.belowMinor}`),
        isNotNull(appUser.email),
        eq(appUser.enabled, true),
        notExists(isOff),
      ),
    )
    .orderBy(offerAlert.createdAt, offerAlert.id)
    .limit(batch)
    .for('update', { of: offerAlert, skipLocked: true })
}

type DueAlert = Awaited<ReturnType<typeof takeDue>>[number]

async function mailAlert(deps: Deps, tx: Tx, tenantId: number, origin: string, alert: DueAlert): Promise<void> {
  const locale: Locale = isLocale(alert.locale) ? alert.locale : 'en'
  const address = (path: string) => `${origin}${localisePath(path, locale)}`
  const price =
    alert.minor === null || alert.currency === null
      ? ''
      : formatMoney({ minor: Number(alert.minor), currency: alert.currency })
  const token = unsubscribeToken(deps, tenantId, alert.userId, alert.kind)
  await deps.mail.enqueue(tx, {
    tenantId,
    to: alert.email,
    locale,
    subject: translate(locale, `mail.${alert.kind}AlertSubject`, { title: alert.title, price }),
    paragraphs: [
      translate(locale, `mail.${alert.kind}AlertBody`, { title: alert.title, price }),
      translate(locale, 'mail.alertOnce'),
    ],
    link: { url: address(`/items/${alert.offerId}`), label: translate(locale, 'mail.alertLink') },
    lastLink: {
      url: `${address('/unsubscribe')}?token=${encodeURIComponent(token)}`,
      label: translate(locale, 'mail.alertUnsubscribe'),
    },
    key: `alert:${alert.id}`,
  })
}

/** Mails the due alerts in batches, marks each as sent in the same transaction, and returns how many were sent. */
export async function sendDueAlerts(deps: Deps, tenantId: number, offerId: string | null): Promise<number> {
  for (let sent = 0; ; ) {
    const sentNow = await inTenant(deps, tenantId, 'platform', async (tx) => {
      const due = await takeDue(tx, tenantId, offerId)
      if (due.length === 0) return 0
      const { origin } = await siteOf(tx, tenantId)
      for (const alert of due) await mailAlert(deps, tx, tenantId, origin, alert)
      const ids = due.map(({ id }) => id)
      await tx
        .update(offerAlert)
        .set({ sentAt: sql`moment()` })
        .where(ofTenant(offerAlert, tenantId, inArray(offerAlert.id, ids), isNull(offerAlert.sentAt)))
      return due.length
    })
    if (sentNow === 0) return sent
    sent += sentNow
  }
}

/** Mails the due alerts of every tenant, because a new exchange rate changes prices without changing an offer. */
export async function sweepAlerts(deps: Deps): Promise<number> {
  const tenants = await deps.db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
  let sent = 0
  for (const { id } of tenants) sent += await sendDueAlerts(deps, id, null)
  return sent
}
