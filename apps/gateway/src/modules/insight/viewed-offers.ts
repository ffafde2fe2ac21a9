import { inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { viewsOf } from './offer-views.ts'
import { placesOf } from './place-in-list.ts'
import { bestOffers, mostOffers, type Scope } from './sold-orders.ts'
import { type StepStart, stepOfDay } from './time-steps.ts'

const addTo = <K>(sums: Map<K, number>, key: K, views: number) => sums.set(key, (sums.get(key) ?? 0) + views)

/** Views of a seller's offers: all, by the start of each step, and beside the orders and places of the best offers. */
export async function viewedOffers(tx: Tx, scope: Scope, starts: readonly StepStart[]) {
  const byStep = new Map<number, number>()
  const byOffer = new Map<string, number>()
  for (const { offerId, day, views } of await viewsOf(tx, scope)) {
    addTo(byStep, stepOfDay(starts, day), views)
    addTo(byOffer, offerId, views)
  }
  const sold = await bestOffers(tx, scope)
  const named = new Set(sold.map(({ id }) => id))
  const viewed = [...byOffer].filter(([id]) => !named.has(id)).toSorted(([, a], [, b]) => b - a)
  const more = viewed.slice(0, mostOffers - sold.length).map(([id]) => id)
  const titles = more.length
    ? await tx
        .select({ id: offer.id, title: offer.title })
        .from(offer)
        .where(ofTenant(offer, scope.tenantId, inArray(offer.id, more)))
    : []
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]))
  const offers = [...sold, ...more.map((id) => ({ id, title: titleOf.get(id) ?? '', orders: 0, pieces: 0 }))]
  const ids = offers.map(({ id }) => id)
  const places = await placesOf(tx, scope.tenantId, ids)
  return {
    byStep,
    views: [...byOffer.values()].reduce((all, views) => all + views, 0),
    offers: offers.map((one) => ({ ...one, views: byOffer.get(one.id) ?? 0, place: places.get(one.id) ?? null })),
  }
}
