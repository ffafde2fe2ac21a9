import { type Api, ApiError } from '@tradepost/api-client'
import type { Call } from '@tradepost/contract'
import type { DeskContext } from '../desk-context.ts'
import { csvOf } from './csv.ts'
import { columnsOf, type RowSchema, schemaOfValue } from './table-columns.ts'

/** The most rows of one file. A file that is cut says so in its last line. */
export const mostFileRows = 10_000

/** A table whose file has the rows that the call of its page returns. */
export interface TableSource {
  call: Call
  /** The schema of what the call returns. */
  data: RowSchema
  /** The way to the rows in what the call returns, such as `mails.list`. */
  rows: string
  /** Loads the page of the table, or only makes its call. */
  load: (context: DeskContext) => Promise<unknown>
}

type Members = Record<string, unknown>
type Input = { params?: Members; query?: Members; body?: Members }
type Send = (call: Call, input?: Input, options?: object) => Promise<unknown>

interface Found {
  schema: RowSchema
  rows: unknown[]
  /** True if the rows are one page of a list. */
  isPaged: boolean
}

/** The rows in an answer, with their schema. A row within another one has its id as `of`. */
function rowsIn({ data, rows: way }: TableSource, answer: unknown): Found {
  let found: Found = { schema: data, rows: [answer], isPaged: false }
  for (const step of way.split('.')) {
    const { schema, rows } = found
    const parent = schema.properties ?? {}
    const shape = schemaOfValue(parent[step]) ?? {}
    const item = shape.items && schemaOfValue(shape.items)
    const inside = (row: unknown) => (row as Members | null)?.[step]
    if (!item) {
      const objects = rows.map(inside).filter((one) => one !== null && one !== undefined)
      found = { schema: shape, rows: objects, isPaged: false }
      continue
    }
    const id = schema === data || !parent.id ? undefined : parent.id
    found = {
      schema: id ? { properties: { of: id, ...item.properties } } : item,
      rows: rows.flatMap((row) => {
        const list = (inside(row) ?? []) as Members[]
        return id ? list.map((one) => ({ of: (row as Members).id, ...one })) : list
      }),
      isPaged: parent.pageNo !== undefined,
    }
  }
  return found
}

/** The columns of the file of a table. */
export const tableColumns = (source: TableSource): string[] =>
  columnsOf(rowsIn(source, {}).schema).map(({ name }) => name)

const pageSize = 100

/** The input for another page: the paging stands where the page of the table gave it. */
function inputOfPage(input: Input, pageNo: number): Input {
  const part = input.query && !input.body ? 'query' : 'body'
  return { ...input, [part]: { ...input[part], pageNo, pageSize } }
}

/** All rows of a table with the filter of the page's address as CSV. */
export async function exportTable(context: DeskContext, source: TableSource): Promise<string> {
  const send = context.api as unknown as Send
  let asked: { input: Input; answer: unknown } | null = null
  const watch: Send = async (call, input = {}, options) => {
    const answer = await send(call, input, options)
    if (call === source.call) asked ??= { input, answer }
    return answer
  }
  await source.load({ ...context, api: watch as unknown as Api })
  // A page that did not make the call does not show the table.
  if (!asked) throw new ApiError('not_found', '', { status: 404, requestId: '', path: source.call.path })
  const { input, answer } = asked as { input: Input; answer: unknown }
  const found = rowsIn(source, answer)
  const rows = new Map<string, unknown>()
  // A row may move to the next page between two calls.
  const keep = (list: readonly unknown[]) => {
    for (const row of list) rows.set(found.isPaged ? JSON.stringify(row) : String(rows.size), row)
  }
  if (found.isPaged)
    for (let pageNo = 1, hasMore = true; hasMore && rows.size <= mostFileRows; pageNo++) {
      const page = rowsIn(source, await send(source.call, inputOfPage(input, pageNo))).rows
      keep(page)
      hasMore = page.length === pageSize
    }
  else keep(found.rows)
  const columns = columnsOf(found.schema)
  const shown = [...rows.values()].slice(0, mostFileRows)
  const names = columns.map(({ name }) => name)
  const lines = shown.map((row) => Object.fromEntries(columns.map(({ name, cell }) => [name, cell(row)])))
  if (rows.size > mostFileRows)
    lines.push({ [names[0] ?? '']: context.t('desk.file-cut', { max: String(mostFileRows) }) })
  return csvOf(names, lines)
}
