import { createApi } from '@tradepost/api-client'
import { calls, type OfferCard } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { publicApi } from '../shop/gateway.ts'
import { clientOf, stack, type Visitor } from '../shop/shop.ts'
import { demo } from './buyer.ts'

const emails = { seller: 'demo-seller@tradepost.example', employee: 'demo-service@tradepost.example' }

/** An API client signed in as the demo seller or a member of staff. */
export async function sellerOrStaffApi(visitor: Visitor, role: keyof typeof emails) {
  const { id, secret } = clientOf(visitor)
  const facts = {
    ...{ Origin: visitor.origin, Lang: 'en', TimeZone: 'UTC', DeviceId: `e2e-${role}`, 'Ab-Test-Group': '1' },
    ...{ 'X-Client-Id': id, 'X-Client-Secret': secret },
  }
  const baseUrl = stack().gatewayUrl
  const { access_token } = await createApi({ baseUrl, headers: () => facts })(calls.signIn.oauthToken, {
    query: { client_id: id, client_secret: secret },
    body: { userType: userType.buyer, grantType: 'password', email: emails[role], password: demo.password },
  })
  return createApi({
    baseUrl,
    headers: (_call, { idempotencyKey }) => ({
      ...facts,
      Authorization: `Bearer ${access_token}`,
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    }),
  })
}

/** The demo seller's available offers. */
export async function ownOffers(seller: Awaited<ReturnType<typeof sellerOrStaffApi>>): Promise<OfferCard[]> {
  const page = await seller(calls.seller.sellerOfferPage, { body: { status: 1, pageNo: 1, pageSize: 1 } })
  const detail = await publicApi()(calls.offer.offerDetail, { params: { id: page.list[0]?.id ?? '0' }, body: {} })
  const { list } = await publicApi()(calls.offer.offerPage, {
    body: { sellerId: detail.seller.id, pageNo: 1, pageSize: 100 },
  })
  return list.filter(({ status, available }) => status === 1 && available > 0)
}
