import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type FigureRow, figureKinds } from './figure-rows.ts'
import type { ShownField } from './shown-fields.ts'

const root = path.resolve(import.meta.dirname, '../..')
const isMadeUp = (file: string) =>
  /^apps\/demo\/|\.(?:test|stories)\.|\/(?:test|testing|fixtures|e2e|seed)\//.test(file)

/** The code of a file without its lines of comment, in which a name would prove nothing. */
const codeOf = (file: string) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*|--)/.test(line))
    .join('\n')

function sourceFault({ kind, path: file, symbol }: FigureRow): string | null {
  if (!figureKinds.some((one) => one === kind)) return `there is no kind ${kind}`
  if (!file || !existsSync(path.join(root, file))) return `there is no file ${file}`
  if ((kind === 'computed' || kind === 'act') && isMadeUp(file)) return `${file} makes figures up`
  return symbol && new RegExp(`\\b${symbol}\\b`).test(codeOf(file)) ? null : `${file} has no ${symbol}`
}

/** What is wrong with the rows: fields without a row or with two, rows without a field, sources that do not exist. */
export function rowFaults(fields: readonly ShownField[], rows: readonly FigureRow[]): string[] {
  const exact = new Map<string, number>()
  for (const name of rows.flatMap((row) => row.fields)) exact.set(name, (exact.get(name) ?? 0) + 1)
  const general = ({ property }: ShownField) => `*.${property}`
  const nameOf = ({ object, property }: ShownField) => `${object}.${property}`
  const left = fields.filter((field) => !exact.has(nameOf(field)))
  const used = new Set([...fields.map(nameOf), ...left.map(general)])
  return [
    ...left.filter((field) => !exact.has(general(field))).map((field) => `${nameOf(field)} has no row`),
    ...[...exact].filter(([, rowCount]) => rowCount > 1).map(([name]) => `${name} has two rows`),
    ...[...exact.keys()].filter((name) => !used.has(name)).map((name) => `${name} is no field`),
    ...rows.flatMap((row) => {
      const fault = sourceFault(row)
      return fault ? [`${row.shown}: ${fault}`] : []
    }),
  ]
}
