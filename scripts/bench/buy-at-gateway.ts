import { randomUUID } from 'node:crypto'

/** The data of a signed-in buyer that a tenant's storefront sends to the gateway. */
export interface GatewayBuyer {
  gatewayUrl: string
  origin: string
  clientId: string
  clientSecret: string
  token?: string
  /** The IP address of the browser. */
  address: string
}

const card = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'A Buyer', action: 'pay' }

export const gatewayHeaders = ({
  origin,
  clientId,
  clientSecret,
  token,
  address,
}: GatewayBuyer): Record<string, string> => ({
  ...{ origin, lang: 'en', timezone: 'UTC', deviceid: 'bench-device', 'content-type': 'application/json' },
  ...{ 'x-client-id': clientId, 'x-client-secret': clientSecret, 'x-client-ip': address },
  ...(token ? { authorization: `Bearer ${token}` } : {}),
})

export async function callGateway<Data>(buyer: GatewayBuyer, path: string, body?: unknown): Promise<Data> {
  const response = await fetch(buyer.gatewayUrl + path, {
    method: body ? 'POST' : 'GET',
    headers: { ...gatewayHeaders(buyer), ...(body ? { 'idempotency-key': randomUUID() } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = (await response.json()) as { code: string; data: Data | null }
  if (!response.ok || answer.data === null)
    throw new Error(`${path} answered ${response.status} ${JSON.stringify(answer)}`)
  return answer.data
}

/** Orders one offer, pays by card and reads the purchase; the gateway delivers later. Returns the order's id. */
export async function buyAtGateway(buyer: GatewayBuyer, offerId: string): Promise<string> {
  const { gatewayUrl, origin } = buyer
  const { purchaseId, orderIds } = await callGateway<{ purchaseId: string; orderIds: string[] }>(
    buyer,
    '/finance/buyer/pre-order',
    {
      order: { lines: [{ offerId, quantity: 1 }], deliveryEmail: 'buyer@example.com' },
      ...{ toCurrencyId: '1', isBuyByCart: false },
    },
  )
  const { redirectUrl } = await callGateway<{ redirectUrl: string }>(buyer, `/finance/purchase/${purchaseId}/payment`, {
    provider: 'card',
    successUrl: `${origin}/payment/success`,
    failedUrl: `${origin}/payment/failed`,
  })
  const page = gatewayUrl + new URL(redirectUrl).pathname
  await (await fetch(page)).text()
  const paid = await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(card) })
  if (paid.status !== 303) throw new Error(`The payment was answered with ${paid.status}`)
  await callGateway(buyer, `/finance/purchase/${purchaseId}`)
  return orderIds[0] ?? ''
}
