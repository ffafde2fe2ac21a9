import type { AlertKind } from '@tradepost/contract/constants'
import { isLocale, type Locale, localisePath } from '@tradepost/i18n'
import { formatMoney } from '@tradepost/i18n/format'
import { translate } from '@tradepost/i18n/server'
import { sql } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

const batch = 50

interface DueAlert extends Record<string, unknown> {
  id: string
  kind: AlertKind
  user_id: string
  offer_id: string
  locale: string
  email: string
  title: string
  currency: string | null
  minor: string | null
}

/**
 * Locks due alerts, so that a second worker takes others. Compares with the price that pages show: the seller's at the
 * newest rate, rounded half up.
 */
async function takeDue(tx: Tx, tenantId: number, offerId: string | null): Promise<DueAlert[]> {
  const ofOffer = offerId === null ? sql`` : sql`and a.offer_id = ${offerId}`
  const { rows } = await tx.execute<DueAlert>(sql`
    select a.id, a.kind, a.user_id, a.offer_id, a.locale, u.email, o.title, a.currency, shown.minor
    from offer_alert a
    join app_user u on u.tenant_id = a.tenant_id and u.id = a.user_id
    join offer o on o.tenant_id = a.tenant_id and o.id = a.offer_id
    left join currency c on c.code = a.currency
    cross join lateral (
      select round(o.price_minor * power(10::numeric, c.minor_digits) * 0.01 * case when c.code = 'USD' then 1 else
        (select f.per_usd from fx_rate f where f.code = c.code order by f.rate_date desc limit 1) end) as minor) shown
    where a.tenant_id = ${tenantId} and a.sent_at is null ${ofOffer}
      and o.status = 1 and o.available > 0 and (a.kind = 'release' or shown.minor < a.below_minor)
      and u.email is not null and u.enabled
      and not exists (select 1 from notification_off n
        where n.tenant_id = a.tenant_id and n.user_id = a.user_id and n.kind = a.kind)
    order by a.created_at, a.id limit ${batch}
    for update of a skip locked`)
  return rows
}

async function tell(deps: Deps, tx: Tx, tenantId: number, origin: string, alert: DueAlert): Promise<void> {
  const locale: Locale = isLocale(alert.locale) ? alert.locale : 'en'
  const address = (path: string) => `${origin}${localisePath(path, locale)}`
  const price =
    alert.minor === null || alert.currency === null
      ? ''
      : formatMoney({ minor: Number(alert.minor), currency: alert.currency })
  const token = unsubscribeToken(deps, tenantId, String(alert.user_id), alert.kind)
  await deps.mail.enqueue(tx, {
    tenantId,
    to: alert.email,
    locale,
    subject: translate(locale, `mail.${alert.kind}AlertSubject`, { title: alert.title, price }),
    paragraphs: [
      translate(locale, `mail.${alert.kind}AlertBody`, { title: alert.title, price }),
      translate(locale, 'mail.alertOnce'),
    ],
    link: { url: address(`/items/${alert.offer_id}`), label: translate(locale, 'mail.alertLink') },
    lastLink: {
      url: `${address('/unsubscribe')}?token=${encodeURIComponent(token)}`,
      label: translate(locale, 'mail.alertUnsubscribe'),
    },
    key: `alert:${alert.id}`,
  })
}

/** Mails the due alerts in batches, each marked as sent in the same transaction; answers how many. */
export async function tellDue(deps: Deps, tenantId: number, offerId: string | null): Promise<number> {
  for (let sent = 0; ; ) {
    const taken = await inTenant(deps, tenantId, 'platform', async (tx) => {
      const due = await takeDue(tx, tenantId, offerId)
      if (due.length === 0) return 0
      const { origin } = await siteOf(tx, tenantId)
      for (const alert of due) await tell(deps, tx, tenantId, origin, alert)
      const ids = due.map(({ id }) => id)
      await tx.execute(
        sql`update offer_alert set sent_at = moment() where tenant_id = ${tenantId} and id in ${ids} and sent_at is null`,
      )
      return due.length
    })
    if (taken === 0) return sent
    sent += taken
  }
}

/** Mails the due alerts of every tenant, because rates move prices without touching an offer. */
export async function sweepAlerts(deps: Deps): Promise<number> {
  const tenants = await deps.db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
  let sent = 0
  for (const { id } of tenants) sent += await tellDue(deps, id, null)
  return sent
}
