import { expect, it } from 'vitest'
import type { DeskContext } from '../kernel/server.ts'
import { exportChargebackBuyers, loadChargebackBuyers } from './load-chargeback-buyers.ts'

const row = (n: number) => ({
  ...{ buyer: { id: String(n), nickName: n === 1 ? '=1+1' : `Buyer ${n}` }, chargebacks: 2, open: 1 },
  amounts: [
    { minor: 500, currency: 'EUR' },
    { minor: 1250, currency: 'USD' },
  ],
  ...{ orders: 4, disputedOrders: 2, lastAt: '2026-11-20T09:26:53.000Z' },
})

function contextOf(address: string, total: number) {
  const asked: unknown[] = []
  const context = {
    url: new URL(address, 'https://desk.example'),
    api: async (_: unknown, { body }: { body: { pageNo: number; pageSize?: number } }) => {
      asked.push(body)
      const { pageNo, pageSize = 24 } = body
      const length = Math.max(0, Math.min(pageSize, total - (pageNo - 1) * pageSize))
      const list = Array.from({ length }, (_, n) => row((pageNo - 1) * pageSize + n + 1))
      return { total, pageNo, pageSize, list }
    },
  } as unknown as DeskContext
  return { context, asked }
}

it('asks for the time and the order of the address, and ignores what does not exist', async () => {
  const { context, asked } = contextOf('/staff/chargeback-buyers?days=90&sort=share&page=2', 30)
  await loadChargebackBuyers(context)
  const other = contextOf('/staff/chargeback-buyers?days=12&sort=name', 0)
  await loadChargebackBuyers(other.context)
  expect([...asked, ...other.asked]).toEqual([
    { sort: 'share', days: '90', pageNo: 2 },
    { sort: 'count', pageNo: 1 },
  ])
})

it('gives all buyers as CSV, a line for each currency, so that no spreadsheet runs a name', async () => {
  const { context, asked } = contextOf('/staff/chargeback-buyers.csv?sort=amount', 101)
  const lines = (await exportChargebackBuyers(context)).trimEnd().split('\r\n')
  expect(asked).toHaveLength(2)
  expect(lines).toHaveLength(1 + 2 * 101)
  expect(lines.slice(0, 3)).toEqual([
    'buyer,name,chargebacks,open,currency,amount_minor,orders,disputed_orders,last_at',
    "1,'=1+1,2,1,EUR,500,4,2,2026-11-20T09:26:53.000Z",
    "1,'=1+1,2,1,USD,1250,4,2,2026-11-20T09:26:53.000Z",
  ])
})
