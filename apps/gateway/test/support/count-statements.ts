import type pg from 'pg'

interface Counts {
  /** Statements except BEGIN, COMMIT and ROLLBACK, in the order sent. */
  statements: string[]
  /** Transactions that wrote: committed ones, and single statements. */
  commits: number
}

interface Sent {
  text?: string
  statement?: { text: string }
}

const isWriting = (text: string) => /^\s*(insert|update|delete|with)\b/i.test(text)

/** Records every statement that the pools of a gateway send, whoever sends it. */
export function countStatements(pools: readonly pg.Pool[]) {
  let counts: Counts = { statements: [], commits: 0 }

  const watched = new WeakSet<pg.PoolClient>()

  function watch(client: pg.PoolClient): void {
    if (watched.has(client)) return
    watched.add(client)
    let isOpen = false
    let hasWritten = false
    const { query } = client
    const record = (text: string) => {
      const word = text.trim().toLowerCase()
      if (word === 'commit' || word === 'rollback') {
        if (word === 'commit' && hasWritten) counts.commits++
        isOpen = false
        hasWritten = false
        return
      }
      counts.statements.push(text.replace(/\s+/g, ' ').trim())
      if (!isWriting(text)) return
      if (isOpen) hasWritten = true
      else counts.commits++
    }
    client.query = ((...args: unknown[]) => {
      const [sent] = args as [string | Sent]
      if (typeof sent === 'string') record(sent)
      else if (sent.statement) {
        record('tenant settings')
        record(sent.statement.text)
      } else if (sent.text) record(sent.text)
      else {
        isOpen = true
        record('tenant settings')
      }
      return (query as (...args: unknown[]) => unknown).apply(client, args)
    }) as typeof query
  }

  for (const pool of pools) pool.on('acquire', watch)
  return {
    /** Returns the counts since the last call, and resets them. */
    take(): Counts {
      const taken = counts
      counts = { statements: [], commits: 0 }
      return taken
    },
  }
}
