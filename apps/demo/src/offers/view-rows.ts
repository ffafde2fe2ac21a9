import { dayMs } from '@tradepost/domain/time/durations'
import type pg from 'pg'
import type { Game } from '../games/game.ts'
import { insertRows } from '../rows/insert-rows.ts'
import { createRandom } from '../rows/random.ts'
import type { SeedTenant } from '../tenant/tenants.ts'

const days = 7

/** Visitors of the last week, more for well-known games: each game's views are those of its oldest offer. */
export async function seedViews(
  client: pg.ClientBase,
  tenant: SeedTenant,
  games: readonly Game[],
  brandIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{ id: string; brand_id: string }>(
    `select distinct on (brand_id) brand_id, id from offer where tenant_id = $1 and status = 1 order by brand_id, id`,
    [tenant.id],
  )
  const offerOf = new Map(rows.map(({ brand_id, id }) => [String(brand_id), String(id)]))
  const random = createRandom(`views ${tenant.code}`)
  const views = games.flatMap(({ alias, popularity }) => {
    const offerId = offerOf.get(brandIds.get(alias) ?? '')
    if (!offerId) return []
    return Array.from({ length: days }, (_, n) => ({
      ...{ tenant_id: tenant.id, offer_id: offerId },
      day: new Date(now.getTime() - (n + 1) * dayMs).toISOString().slice(0, 10),
      viewers: Math.max(1, Math.round(popularity * (0.95 + 0.1 * random.next()))),
    }))
  })
  await insertRows(client, 'offer_view_day', views)
}
