import { setTimeout as delay } from 'node:timers/promises'
import { buyAtGateway, callGateway, type GatewayBuyer } from './buy-at-gateway.ts'
import type { Installation } from './installation.ts'

export const demoBuyer = { email: 'demo@tradepost.example', password: 'Tradepost-2026' }

/** Signs the demo buyer in at the gateway, as a storefront does. */
async function signInAtGateway(buyer: GatewayBuyer): Promise<GatewayBuyer> {
  const { clientId, clientSecret } = buyer
  const query = new URLSearchParams({ client_id: clientId, client_secret: clientSecret })
  const { access_token } = await callGateway<{ access_token: string }>(buyer, `/account/oauth/token?${query}`, {
    ...{ userType: 8, grantType: 'password', email: demoBuyer.email, password: demoBuyer.password },
  })
  return { ...buyer, token: access_token }
}

/** Gives the demo buyer a line in the cart and a delivered order. Returns the order's id. */
export async function prepareBuyer({ gatewayUrl, site, clientSecret, database }: Installation): Promise<string> {
  const buyer = await signInAtGateway({
    ...{ gatewayUrl, origin: site.origin, clientId: `${site.id}-web`, clientSecret, address: '127.0.0.1' },
  })
  const [inCart] = database.instantOfferIds
  await callGateway(buyer, '/finance/cart/line', { offerId: inCart, quantity: 1 })
  let problem: unknown
  for (const offerId of database.instantOfferIds.slice(1)) {
    try {
      const order = await buyAtGateway(buyer, offerId)
      await delay(1500)
      return order
    } catch (error) {
      // Some offers require information from the buyer, so this order fails: try the next offer.
      problem = error
    }
  }
  throw problem
}
