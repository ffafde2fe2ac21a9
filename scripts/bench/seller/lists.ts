import { unitStates } from '@tradepost/domain/offer/unit-content'
// @boundaries-ignore the bench opens the pages of the desk as the desk does
import { calls } from '../../../packages/contract/src/index.ts'
// @boundaries-ignore the bench opens the pages of the desk as the desk does
import { loadMessages } from '../../../packages/desk-features/src/messages/server.ts'
// @boundaries-ignore the bench opens the pages of the desk as the desk does
import { loadMoney, loadStatement } from '../../../packages/desk-features/src/money/server.ts'
// @boundaries-ignore the bench opens the pages of the desk as the desk does
import { loadOffers } from '../../../packages/desk-features/src/offers/server.ts'
// @boundaries-ignore the bench opens the pages of the desk as the desk does
import { loadOrders } from '../../../packages/desk-features/src/orders/server.ts'
// @boundaries-ignore the bench opens the pages of the desk as the desk does
import { loadOverview } from '../../../packages/desk-features/src/overview/server.ts'
// @boundaries-ignore the bench opens the pages of the desk as the desk does
import { loadUnits } from '../../../packages/desk-features/src/units/server.ts'
import { orderGroupNames, type SellerListName } from '../goals.ts'
import type { Desk } from './desk.ts'

type Open = () => Promise<unknown>

const lastPage = ({ total, pageSize }: { total: number; pageSize: number }) => Math.max(1, Math.ceil(total / pageSize))

/** Opens each list of the seller centre: by the loaders of the desk, with the addresses that its links have. */
export async function listsOf(desk: Desk, vaultId: string): Promise<Record<SellerListName, Open>> {
  const offers = (query: string) => () => loadOffers(desk(`/sell/offers?${query}`))
  const units = (query: string) => () => loadUnits(desk(`/sell/offers/${vaultId}/units?${query}`), vaultId)
  const orders = (query: string) => () => loadOrders(desk(`/sell/orders?${query}`))
  const messages = (query: string) => () => loadMessages(desk(`/sell/messages?${query}`))
  const { api } = desk('/sell')
  const rows = (after?: string) => () => api(calls.seller.sellerOfferRows, { body: after ? { after } : {} })

  const last = {
    offers: lastPage((await offers('')()).page),
    units: lastPage((await units('')()).page ?? { total: 0, pageSize: 1 }),
    delivered: lastPage((await units('state=delivered')()).page ?? { total: 0, pageSize: 1 }),
    orders: lastPage((await orders('')()).page),
    finished: lastPage((await orders('group=finished')()).page),
    messages: lastPage((await messages('')()).page),
  }
  const [thread] = (await messages('')()).page.list
  const [, month] = (await loadMoney(desk('/sell/money'))).months
  if (!thread || !month) throw new Error('The large seller has no conversation or no statement.')
  const parts = [await rows()()]
  while (parts.at(-1)?.hasMore) parts.push(await rows(parts.at(-1)?.list.at(-1)?.id)())
  const beforeLastPart = parts.at(-2)?.list.at(-1)?.id

  return {
    overview: () => loadOverview(desk('/sell')),
    'offers, page 1': offers(''),
    'offers, last page': offers(`page=${last.offers}`),
    'offers on sale, page 1': offers('status=1'),
    'offers by a keyword': offers('keyword=diamond'),
    'offers by a keyword nobody uses': offers('keyword=zzzzzz'),
    'offers as CSV, first part': rows(),
    'offers as CSV, last part': rows(beforeLastPart),
    'units, page 1': units(''),
    'units, last page': units(`page=${last.units}`),
    ...(Object.fromEntries(unitStates.map((state) => [`units ${state}, page 1`, units(`state=${state}`)])) as Record<
      `units ${(typeof unitStates)[number]}, page 1`,
      Open
    >),
    'units delivered, last page': units(`state=delivered&page=${last.delivered}`),
    'orders, page 1': orders(''),
    'orders, last page': orders(`page=${last.orders}`),
    ...(Object.fromEntries(
      orderGroupNames.map((group) => [`orders ${group}, page 1`, orders(`group=${group}`)]),
    ) as Record<`orders ${(typeof orderGroupNames)[number]}, page 1`, Open>),
    'orders finished, last page': orders(`group=finished&page=${last.finished}`),
    'conversations, page 1': messages(''),
    'conversations, last page': messages(`page=${last.messages}`),
    'a conversation': messages(`id=${thread.id}`),
    money: () => loadMoney(desk('/sell/money')),
    'statement of a month': () => loadStatement(desk('/sell/money/statement'), month),
  }
}
