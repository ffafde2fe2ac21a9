import { type CallData, calls } from '@tradepost/contract'
import { countriesIn, csvOf, type DeskContext } from '../kernel/server.ts'

export type TaxMonth = CallData<typeof calls.tax.taxMonth>

const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** The month of an address; the running one in UTC without it. */
function monthOf(url: URL): string {
  const month = url.searchParams.get('month') ?? ''
  return monthPattern.test(month) ? month : new Date().toISOString().slice(0, 7)
}

/** Whether the shop charges tax, its rates, and the sums of a month. */
export async function loadTaxes(context: DeskContext) {
  const { api, url } = context
  const [{ countries, ...settings }, month] = await Promise.all([
    api(calls.tax.taxSettings),
    api(calls.tax.taxMonth, { params: { month: monthOf(url) } }),
  ])
  return { ...settings, countries: countriesIn(context, countries), month, idempotencyKey: crypto.randomUUID() }
}

/** The sums of a month as CSV, amounts in minor units. */
export async function exportTaxMonth({ api }: DeskContext, month: string): Promise<string> {
  const { list } = await api(calls.tax.taxMonth, { params: { month } })
  return csvOf(
    ['month', 'country', 'percent', 'reverse_charge', 'currency', 'orders', 'gross_minor', 'net_minor', 'tax_minor'],
    list.map(({ country, percent, isReverse, currency, orders, gross, net, tax }) => ({
      ...{ month, country, percent, reverse_charge: isReverse ? 'yes' : 'no', currency, orders },
      ...{ gross_minor: gross, net_minor: net, tax_minor: tax },
    })),
  )
}
