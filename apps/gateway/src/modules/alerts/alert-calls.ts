import { randomUUID } from 'node:crypto'
import { calls, type OfferCard } from '@tradepost/contract'
import { type AlertKind, productStatus } from '@tradepost/contract/constants'
import { mostAlerts } from '@tradepost/domain/limits/list-limits'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { formatMoney } from '@tradepost/i18n/format'
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { offerAlert } from '../../platform/db/schema/alert.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { offerCards } from '../offer/offer-cards.ts'

type AlertRow = typeof offerAlert.$inferSelect
interface Wanted {
  userId: string
  offerId: string
  kind: AlertKind
  currency?: string
  belowMinor?: number
}

const ofBuyer = (tenantId: number, userId: string) => ofTenant(offerAlert, tenantId, eq(offerAlert.userId, userId))
const belowOf = ({ belowMinor, currency }: AlertRow) =>
  belowMinor === null || currency === null ? null : { minor: belowMinor, currency }
const canBeBought = ({ status, available }: OfferCard) => status === productStatus.onSale && available > 0

/** Sets a buyer's alert of one kind on an offer: changes an alert that was not sent yet, and replaces a sent one. */
async function setAlert(tx: Tx, context: CallContext, { userId, offerId, kind, ...price }: Wanted): Promise<string> {
  const { tenantId } = context.tenant
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts:${tenantId}:${userId}`}, 0))`)
  const [person] = await tx
    .select({ email: appUser.email })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
  if (!person?.email) throw new Failure('email_missing')
  const same = and(ofBuyer(tenantId, userId), eq(offerAlert.offerId, offerId), eq(offerAlert.kind, kind))
  const values = { ...price, locale: context.locale }
  const [changed] = await tx
    .update(offerAlert)
    .set(values)
    .where(and(same, isNull(offerAlert.sentAt)))
    .returning({ id: offerAlert.id })
  if (changed) return changed.id
  const [waiting] = await tx
    .select({ n: count() })
    .from(offerAlert)
    .where(and(ofBuyer(tenantId, userId), isNull(offerAlert.sentAt)))
  if ((waiting?.n ?? 0) >= mostAlerts) throw new Failure('alerts_full', { values: { max: mostAlerts } })
  await tx.delete(offerAlert).where(and(same, isNotNull(offerAlert.sentAt)))
  const id = randomUUID()
  await tx.insert(offerAlert).values({ tenantId, id, userId, offerId, kind, createdAt: sql`moment()`, ...values })
  return id
}

/** Calls by which a buyer sets, lists and cancels alerts. */
export function alertCalls(deps: Deps): Implementation[] {
  async function cardOf(tx: Tx, context: CallContext, id: string, currencyId?: string): Promise<OfferCard> {
    const [card] = fitsId64(id) ? await offerCards(tx, context, [id], currencyId, deps.clock.now()) : []
    if (!card || card.status === productStatus.shelfDown) throw new Failure('not_found', { field: 'offerId' })
    return card
  }

  return [
    implement(calls.alerts.alertList, ({ query }, context) =>
      asBuyer(deps, context, async (tx, userId) => {
        const rows = await tx
          .select()
          .from(offerAlert)
          .where(ofBuyer(context.tenant.tenantId, userId))
          .orderBy(desc(offerAlert.createdAt), desc(offerAlert.id))
          .limit(4 * mostAlerts)
        const ids = [...new Set(rows.map(({ offerId }) => offerId))]
        const cards = await offerCards(tx, context, ids, query?.toCurrencyId, deps.clock.now())
        const byId = new Map(cards.map((card) => [card.id, card]))
        const list = rows.map((row) => ({
          id: row.id,
          kind: row.kind,
          offerId: row.offerId,
          offer: byId.get(row.offerId) ?? null,
          below: belowOf(row),
          createdAt: row.createdAt.toISOString(),
          sentAt: row.sentAt?.toISOString() ?? null,
        }))
        return { list, limit: mostAlerts }
      }),
    ),
    implement(calls.alerts.alertsOfOffer, ({ params }, context) =>
      asBuyer(deps, context, async (tx, userId) => {
        if (!fitsId64(params.offerId)) return { release: null, price: null }
        const rows = await tx
          .select()
          .from(offerAlert)
          .where(
            and(
              ofBuyer(context.tenant.tenantId, userId),
              eq(offerAlert.offerId, params.offerId),
              isNull(offerAlert.sentAt),
            ),
          )
        const price = rows.find(({ kind }) => kind === 'price')
        const below = price && belowOf(price)
        return {
          release: rows.find(({ kind }) => kind === 'release')?.id ?? null,
          price: price && below ? { id: price.id, below } : null,
        }
      }),
    ),
    implement(calls.alerts.setReleaseAlert, ({ body: { offerId } }, context) =>
      asBuyer(deps, context, async (tx, userId) => {
        const card = await cardOf(tx, context, offerId)
        if (!isRental(card)) throw new Failure('not_found', { field: 'offerId' })
        if (canBeBought(card)) throw new Failure('alert_needless')
        return { id: await setAlert(tx, context, { userId, offerId, kind: 'release' }) }
      }),
    ),
    implement(calls.alerts.setPriceAlert, ({ body: { offerId, below, currencyId } }, context) =>
      asBuyer(deps, context, async (tx, userId) => {
        const { price, ...card } = await cardOf(tx, context, offerId, currencyId)
        if (!price) throw new Failure('bad_request', { field: 'currencyId' })
        if (below > price.minor && canBeBought({ ...card, price }))
          throw new Failure('alert_price', { field: 'below', values: { price: formatMoney(price) } })
        const { currency } = price
        const id = await setAlert(tx, context, { userId, offerId, kind: 'price', currency, belowMinor: below })
        return { id, below: { minor: below, currency } }
      }),
    ),
    implement(calls.alerts.cancelAlert, ({ params }, context) =>
      asBuyer(deps, context, async (tx, userId) => {
        const ofId = and(ofBuyer(context.tenant.tenantId, userId), eq(offerAlert.id, params.id))
        const [deleted] = await tx.delete(offerAlert).where(ofId).returning({ id: offerAlert.id })
        if (!deleted) throw new Failure('not_found', { field: 'id' })
        return deleted
      }),
    ),
  ]
}
