import type { CallData, calls, StatementLine } from '@tradepost/contract'
import { buildMessages, translatorFor } from '@tradepost/i18n/server'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import type { DeskContext } from '../kernel/server.ts'
import { drawStatement } from './draw-statement.ts'
import { exportStatement } from './load-statement.ts'

const wanted = { currency: 'EUR', month: '2026-10' }
const pageSize = 500
const lines: StatementLine[] = Array.from({ length: 620 }, (_, index) => ({
  at: new Date(Date.UTC(2026, 9, 1 + (index % 30), 8, index % 60)).toISOString(),
  kind: index % 31 === 0 ? 'payout' : 'settle',
  ref: { kind: index % 31 === 0 ? 'payout' : 'order', id: String(1_000_000_000_000 + index) },
  gross: index % 31 === 0 ? null : 1111 + index,
  tax: 0,
  fee: index % 31 === 0 ? -50 : -(100 + (index % 7)),
  amount: index % 31 === 0 ? -20_007 : 1011 + index - (index % 7),
  reserve: 0,
}))
const total = (list: readonly StatementLine[]) => list.reduce((sum, { amount }) => sum + amount, 0)
const opening = { balance: 500, reserve: 0 }
const closing = { balance: 500 + total(lines), reserve: 0 }

/** A context whose gateway answers with pages of the lines above. */
function contextIn(locale: DeskContext['locale']): DeskContext {
  const answer = (pageNo: number): CallData<typeof calls.payout.statement> => ({
    seller: { id: '7001', nickName: 'NightFox 夜狐' },
    ...{ ...wanted, pageNo, pageSize, total: lines.length, opening, closing },
    sums: ['payout', 'settle'].map((kind) => {
      const own = lines.filter((line) => line.kind === kind)
      return { kind, lines: own.length, fee: 0, amount: total(own), reserve: 0 }
    }),
    list: lines.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  })
  const api = (_call: unknown, { query }: { query: { pageNo: string } }) =>
    Promise.resolve(answer(Number(query.pageNo)))
  const t = translatorFor(locale, buildMessages(locale))
  return { api, locale, t, shop: { name: 'Lumen' } } as unknown as DeskContext
}

/** The amounts of the last column of the table, in cents, and all text. */
async function readBack(locale: DeskContext['locale']): Promise<{ text: string; amounts: number[] }> {
  const pdf = await drawStatement(contextIn(locale), wanted)
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true })
  const amounts = [...text.matchAll(/(-?)([\d,]+)\.(\d\d) EUR/g)].map(([, sign, whole = '', cents = '']) =>
    Number(`${sign}${whole.replaceAll(',', '')}${cents}`),
  )
  return { text, amounts }
}

it('has the same lines and sums as the CSV, to the cent', async () => {
  const { text, amounts } = await readBack('en')
  const csv = (await exportStatement(contextIn('en'), wanted)).trim().split('\r\n').slice(2, -1)
  expect(csv).toHaveLength(lines.length)
  const expected = csv.map((line) => Number(line.split(',')[6]))
  for (const line of csv) expect(text).toContain(line.split(',')[2] ?? '')
  // The sums come first: opening, one for each kind, closing. Each line ends with its amount.
  expect(amounts.slice(0, 4)).toEqual([
    500,
    total(lines.filter(({ kind }) => kind === 'payout')),
    total(lines.filter(({ kind }) => kind === 'settle')),
    closing.balance,
  ])
  const ofLines = amounts.slice(4)
  const last: number[] = []
  let index = 0
  for (const { gross } of lines) {
    index += gross === null ? 2 : 3
    last.push(ofLines[index - 1] ?? Number.NaN)
  }
  expect(last).toEqual(expected)
  expect(index).toBe(ofLines.length)
  expect(opening.balance + last.reduce((sum, amount) => sum + amount, 0)).toBe(closing.balance)
})

it.each(['ar', 'ja', 'th'] as const)('has the same amounts in %s as in English', async (locale) => {
  const sorted = async (of: DeskContext['locale']) => (await readBack(of)).amounts.sort((a, b) => a - b)
  expect(await sorted(locale)).toEqual(await sorted('en'))
})
