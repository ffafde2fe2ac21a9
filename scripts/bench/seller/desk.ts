import { buildMessages, translatorFor } from '@tradepost/i18n/server'
// @boundaries-ignore the bench opens the pages of the desk as the desk does
import { type Api, createApi } from '../../../packages/api-client/src/index.ts'
// @boundaries-ignore the bench opens the pages of the desk as the desk does
import { isAnswerOf } from '../../../packages/contract/src/answer.ts'
// @boundaries-ignore the bench opens the pages of the desk as the desk does
import { userType } from '../../../packages/contract/src/constants.ts'
// @boundaries-ignore the bench opens the pages of the desk as the desk does
import { calls } from '../../../packages/contract/src/index.ts'
// @boundaries-ignore the bench opens the pages of the desk as the desk does
import type { DeskContext } from '../../../packages/desk-features/src/kernel/server.ts'
import type { Installation } from '../installation.ts'

/** A signed-in seller: the context of a page of the desk at an address. */
export type Desk = (address: string) => DeskContext

/** Signs the large seller in at the gateway as the desk does, and returns the contexts that its loaders get. */
export async function openDesk(installation: Installation): Promise<Desk> {
  const { database, gatewayUrl, site, deskClient } = installation
  if (!database.largeSeller) throw new Error('The installation has no large seller.')
  const { email, password } = database.largeSeller
  let token: string | null = null
  const api: Api = createApi({
    baseUrl: gatewayUrl,
    timeoutMs: 60_000,
    isAnswer: isAnswerOf,
    headers: (_, { idempotencyKey }) => ({
      ...{ 'X-Client-Id': deskClient.clientId, 'X-Client-Secret': deskClient.clientSecret, Lang: 'en' },
      'X-Client-Ip': '10.0.0.1',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    }),
  })
  const login = await api(calls.signIn.oauthToken, {
    query: { client_id: deskClient.clientId, client_secret: deskClient.clientSecret },
    body: { grantType: 'password', userType: userType.buyer, email, password },
  })
  token = login.access_token
  const { userId } = await api(calls.account.userBaseInfo)
  const { seller, staff, factor, factorAsked, hasPasskey } = await api(calls.role.myRoles)
  const look = { themeColor: '#000000', logoUrl: null, hasPush: false }
  const shop = { code: site.id, name: site.id, origin: site.origin, ...look }
  const shared = {
    api,
    locale: 'en' as const,
    t: translatorFor('en', buildMessages('en')),
    shop,
    userId,
    seller,
    staff,
  }
  return (address) => ({
    ...shared,
    factor: { factor, factorAsked, hasPasskey },
    url: new URL(address, site.deskOrigin),
  })
}
