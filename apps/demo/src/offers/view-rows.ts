import { dayMs } from '@tradepost/domain/time/durations'
import { addUpViews, viewerOf } from '@tradepost/gateway/modules/insight/offer-views'
import type { Deps } from '@tradepost/gateway/platform/deps'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Game } from '../games/game.ts'
import { insertRows } from '../rows/insert-rows.ts'
import { createRandom } from '../rows/random.ts'
import type { SeedTenant } from '../tenant/tenants.ts'

const days = 7

interface Visit {
  offerId: string
  /** As ISO 8601, in the zone of the shop. */
  day: string
  /** The devices that looked at the offer. */
  devices: readonly string[]
}

/** The rows that the gateway writes when devices look at offers: one for each device and day. */
export const visitRows = ({ secrets }: Pick<Deps, 'secrets'>, tenantId: number, visits: readonly Visit[]) =>
  visits.flatMap(({ offerId, day, devices }) =>
    devices.map((deviceId) => ({
      ...{ tenant_id: tenantId, offer_id: offerId, day },
      viewer: `\\x${viewerOf({ secrets }, { tenant: { tenantId }, user: null, deviceId, ip: '' }, day).toString('hex')}`,
    })),
  )

/**
 * Visitors of the last week, more for well-known games: each game's visitors look at its oldest offer. The gateway adds
 * up their days, as it does every night.
 */
export async function seedViews(
  client: pg.Client,
  { tenant, deps, games }: { tenant: SeedTenant; deps: Deps; games: readonly Game[] },
  brandIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{ id: string; brand_id: string }>(
    `select distinct on (brand_id) brand_id, id from offer where tenant_id = $1 and status = 1 order by brand_id, id`,
    [tenant.id],
  )
  const offerOf = new Map(rows.map(({ brand_id, id }) => [String(brand_id), String(id)]))
  const random = createRandom(`views ${tenant.code}`)
  const visits = games.flatMap(({ alias, popularity }): Visit[] => {
    const offerId = offerOf.get(brandIds.get(alias) ?? '')
    if (!offerId) return []
    return Array.from({ length: days }, (_, n) => {
      const visitors = Math.max(1, Math.round(popularity * (0.95 + 0.1 * random.next())))
      return {
        offerId,
        day: new Date(now.getTime() - (n + 1) * dayMs).toISOString().slice(0, 10),
        devices: Array.from({ length: visitors }, (_device, visitor) => `demo-device-${visitor}`),
      }
    })
  })
  await insertRows(client, 'offer_viewer', visitRows(deps, tenant.id, visits), 5000)
  await addUpViews({ clock: { now: () => now } }, drizzle(client), tenant.id)
}
