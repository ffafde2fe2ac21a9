import { productStatus } from '@tradepost/contract/constants'
import type pg from 'pg'

/** An offer that the demo regular buys or saves. */
export interface RegularOffer {
  id: string
  sellerId: string
}

const others = `from offer o join seller s on s.tenant_id = o.tenant_id and s.id = o.seller_id
  join brand_category c on c.tenant_id = o.tenant_id and c.brand_id = o.brand_id and c.category_id = o.category_id
  where o.tenant_id = $1 and o.status = $2 and s.user_id is null and o.min_quantity = 1 and o.standard_type < 4
    and coalesce(o.category_type, 0) = 0`

/** The cheapest offers per game by other sellers than the demo seller: `handed` by the platform, or `sent` in the chat. */
export async function regularOffers(
  client: pg.ClientBase,
  tenantId: number,
): Promise<{ handed: RegularOffer[]; sent: RegularOffer[]; saved: RegularOffer[] }> {
  const find = async (condition: string, limit: number) => {
    const { rows } = await client.query<RegularOffer>(
      `select id::text, "sellerId"::text from (
         select distinct on (o.brand_id) o.id, o.seller_id "sellerId", o.price_minor ${others} and ${condition}
         order by o.brand_id, o.price_minor, o.id) per_game
       order by price_minor, id limit ${limit}`,
      [tenantId, productStatus.onSale],
    )
    return rows
  }
  return {
    handed: await find(`o.delivery_mode = 'platform' and o.available > 3`, 9),
    sent: await find(`o.delivery_mode = 'im' and c.delivery_inputs = '[]' and o.available > 0`, 2),
    saved: await find('o.available > 0 and o.standard_type = 0', 6),
  }
}
