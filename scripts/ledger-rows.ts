import { readFileSync } from 'node:fs'
import path from 'node:path'

const ledger = path.resolve(import.meta.dirname, '../docs/ledger.md')
const rowPattern = /^\| ([A-I]-\d{2}|[RS]\d{1,2}) \|/
const checkPattern = /\| \[([A-Z/]+)\] [^|]*\|$/

export interface LedgerRow {
  id: string
  /** How it is to be checked: letters as docs/ledger.md explains them; none of a goal. */
  kinds: string[]
}

/** Every row of docs/ledger.md, in order. */
export const ledgerRows = (): LedgerRow[] =>
  readFileSync(ledger, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const id = rowPattern.exec(line)?.[1]
      return id ? [{ id, kinds: checkPattern.exec(line)?.[1]?.split('/') ?? [] }] : []
    })
