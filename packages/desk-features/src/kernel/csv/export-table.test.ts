import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import type { DeskContext } from '../desk-context.ts'
import { exportTable, mostFileRows, type TableSource } from './export-table.ts'
import type { RowSchema } from './table-columns.ts'

const text = { type: 'string' }
const row: RowSchema = { type: 'object', properties: { id: text, name: text } }
const list = { type: 'array', items: row }
const page: RowSchema = { type: 'object', properties: { total: text, pageNo: text, list } }

interface Asked {
  body?: { state?: string; pageNo?: number; pageSize?: number }
}

/** A list of `count` rows that comes in pages, and the inputs of all calls for it. */
function listOf(count: number) {
  const inputs: Asked['body'][] = []
  const api = async (call: unknown, { body = {} }: Asked = {}) => {
    if (call !== calls.payout.sellerPayoutPage) return {}
    inputs.push(body)
    const { pageNo = 1, pageSize = 24 } = body
    const from = (pageNo - 1) * pageSize
    const size = Math.max(0, Math.min(pageSize, count - from))
    return {
      total: count,
      pageNo,
      list: Array.from({ length: size }, (_, n) => ({ id: String(from + n), name: '=x' })),
    }
  }
  const context = { api, t: (id: string, values: object) => `${id} ${Object.values(values)}` } as unknown as DeskContext
  return { inputs, context }
}
const payouts: TableSource = {
  ...{ call: calls.payout.sellerPayoutPage, data: page, rows: 'list' },
  load: async ({ api }) => {
    await api(calls.seller.sellerBalance)
    await api(calls.payout.sellerPayoutPage, { body: { state: 'paid', pageNo: 2, pageSize: 12 } as never })
  },
}

it('reads all pages of the list of a page, with the filter by which the page reads it', async () => {
  const { inputs, context } = listOf(150)
  const [head, first, ...rest] = (await exportTable(context, payouts)).trim().split('\r\n')
  expect([head, first]).toEqual(['id,name', "0,'=x"])
  expect(rest).toHaveLength(149)
  expect(inputs).toEqual([
    { state: 'paid', pageNo: 2, pageSize: 12 },
    { state: 'paid', pageNo: 1, pageSize: 100 },
    { state: 'paid', pageNo: 2, pageSize: 100 },
  ])
})

it('cuts a long list, and says so in the last line', async () => {
  const lines = (await exportTable(listOf(mostFileRows + 1).context, payouts)).trim().split('\r\n')
  expect(lines).toHaveLength(mostFileRows + 2)
  expect(lines.at(-1)).toBe(`desk.file-cut ${mostFileRows},`)
  const whole = (await exportTable(listOf(mostFileRows).context, payouts)).trim().split('\r\n')
  expect(whole).toHaveLength(mostFileRows + 1)
})

it('takes the rows of a list within a list with the id of what they are of, and an object as one row', async () => {
  const answer = { clients: [{ id: 'a', secrets: [{ name: 'x' }, { name: 'y' }] }], risk: { orders: 3 } }
  const data: RowSchema = {
    properties: {
      clients: { items: { properties: { id: text, secrets: { items: { properties: { name: text } } } } } },
      risk: { properties: { orders: { type: 'integer' } } },
    },
  }
  const context = { api: async () => answer } as unknown as DeskContext
  const source = { call: calls.client.clientList, data, load: ({ api }: DeskContext) => api(calls.client.clientList) }
  expect(await exportTable(context, { ...source, rows: 'clients.secrets' })).toBe('of,name\r\na,x\r\na,y\r\n')
  expect(await exportTable(context, { ...source, rows: 'risk' })).toBe('orders\r\n3\r\n')
})

it('has no file of a table that the page does not read', async () => {
  const { context } = listOf(1)
  await expect(exportTable(context, { ...payouts, load: async () => {} })).rejects.toThrow(
    expect.objectContaining({ code: 'not_found' }),
  )
})
