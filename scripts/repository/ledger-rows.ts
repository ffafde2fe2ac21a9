import { readFileSync } from 'node:fs'
import path from 'node:path'

const docs = path.resolve(import.meta.dirname, '../../docs')
const sources = [
  { file: 'ledger.md', row: /^\| ([A-I]-\d{2}|[RS]\d{1,2}) \|/ },
  { file: 'faults.md', row: /^\| ([W-Z]\d{1,2}[a-d]?) \|/ },
]
const checkPattern = /\| \[([A-Z/]+)\] [^|]*\|$/

export interface LedgerRow {
  id: string
  /** The kinds of checks that the row needs, as letters explained in docs/ledger.md; empty for a goal or a fault. */
  kinds: string[]
}

/** Every row of docs/ledger.md and docs/faults.md, in order. */
export const ledgerRows = (): LedgerRow[] =>
  sources.flatMap(({ file, row }) =>
    readFileSync(path.join(docs, file), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const id = row.exec(line)?.[1]
        return id ? [{ id, kinds: checkPattern.exec(line)?.[1]?.split('/') ?? [] }] : []
      }),
  )
