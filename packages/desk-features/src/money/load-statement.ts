import { type CallData, calls, type StatementLine } from '@tradepost/contract'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'

type Statement = CallData<typeof calls.payout.statement>

export interface Wanted {
  currency: string
  month: string
}

/** A page of a month's statement. */
export const loadStatement = async ({ api, url }: DeskContext, wanted: Wanted) => ({
  statement: await api(calls.payout.statement, { params: { ...wanted }, query: { pageNo: String(pageNoOf(url)) } }),
})

const columns = ['at', 'kind', 'order', 'gross', 'tax', 'fee', 'amount', 'reserve'] as const

/** The lines as CSV, amounts in minor units, with the opening and closing balance around them. */
export function csvOfStatement(
  { opening, closing }: Pick<Statement, 'opening' | 'closing'>,
  lines: readonly StatementLine[],
): string {
  const sum = (name: string, { balance, reserve }: { balance: number; reserve: number }) =>
    ['', name, '', '', '', '', balance, reserve].join(',')
  return [
    columns.join(','),
    sum('opening', opening),
    ...lines.map(({ at, kind, ref, gross, tax, fee, amount, reserve }) =>
      [at, kind, ref.kind === 'order' ? ref.id : '', gross ?? '', tax, fee, amount, reserve].join(','),
    ),
    sum('closing', closing),
  ]
    .map((line) => `${line}\r\n`)
    .join('')
}

/** A month's statement with its first `most` lines. */
export async function wholeStatement(
  { api }: DeskContext,
  wanted: Wanted,
  most = Number.POSITIVE_INFINITY,
): Promise<Statement> {
  const list: StatementLine[] = []
  for (let page = 1; ; page++) {
    const part = await api(calls.payout.statement, { params: { ...wanted }, query: { pageNo: String(page) } })
    list.push(...part.list)
    if (list.length >= Math.min(part.total, most) || part.list.length === 0) return { ...part, list }
  }
}

/** The whole statement of a month as CSV. */
export async function exportStatement(context: DeskContext, wanted: Wanted): Promise<string> {
  const statement = await wholeStatement(context, wanted)
  return csvOfStatement(statement, statement.list)
}
