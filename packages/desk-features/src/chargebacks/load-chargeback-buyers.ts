import { type CallData, calls } from '@tradepost/contract'
import { chargebackBuyerSorts, chargebackDays } from '@tradepost/domain/order/chargebacks'
import { csvOf, type DeskContext, harmlessCell, pageNoOf } from '../kernel/server.ts'

type Row = CallData<typeof calls.chargeback.chargebackBuyerPage>['list'][number]

/** The filter of an address; empty days are all of the time. */
function filterOf(url: URL) {
  return {
    days: chargebackDays.find((one) => one === url.searchParams.get('days')) ?? ('' as const),
    sort: chargebackBuyerSorts.find((one) => one === url.searchParams.get('sort')) ?? ('count' as const),
  }
}
export type ChargebackBuyerFilter = ReturnType<typeof filterOf>

const bodyOf = ({ days, sort }: ChargebackBuyerFilter) => ({ sort, ...(days ? { days } : {}) })

/** A page of the buyers who charge back. */
export async function loadChargebackBuyers({ api, url }: DeskContext) {
  const filter = filterOf(url)
  const body = { ...bodyOf(filter), pageNo: pageNoOf(url) }
  return { filter, page: await api(calls.chargeback.chargebackBuyerPage, { body }) }
}

const columns = [
  ...(['buyer', 'name', 'chargebacks', 'open', 'currency', 'amount_minor'] as const),
  ...(['orders', 'disputed_orders', 'last_at'] as const),
]

/** A line for each currency of a buyer. */
const linesOf = ({ buyer, chargebacks, open, amounts, orders, disputedOrders, lastAt }: Row) =>
  amounts.map(({ currency, minor }) => ({
    ...{ buyer: buyer.id, name: harmlessCell(buyer.nickName), chargebacks, open, currency, amount_minor: minor },
    ...{ orders, disputed_orders: disputedOrders, last_at: lastAt },
  }))

const pageSize = 100

/** All buyers who charge back in the time of the address as CSV, in its order. Amounts are in minor units. */
export async function exportChargebackBuyers({ api, url }: DeskContext): Promise<string> {
  const body = { ...bodyOf(filterOf(url)), pageSize }
  const rows: Row[] = []
  for (let pageNo = 1, hasMore = true; hasMore; pageNo++) {
    const { list, total } = await api(calls.chargeback.chargebackBuyerPage, { body: { ...body, pageNo } })
    rows.push(...list)
    hasMore = list.length === pageSize && pageNo * pageSize < total
  }
  return csvOf(columns, rows.flatMap(linesOf))
}
