import { createInterface } from 'node:readline/promises'

/** Asks for each value that is missing; where nobody can answer, the first missing one is the error. */
export async function askFor<K extends string>(
  questions: Readonly<Record<K, { question: string; flag: string; fallback?: string }>>,
  given: Readonly<Partial<Record<K, string>>>,
): Promise<Record<K, string>> {
  const answers: Record<string, string> = {}
  const canAsk = process.stdin.isTTY === true
  const terminal = canAsk ? createInterface({ input: process.stdin, output: process.stdout }) : null
  try {
    for (const name of Object.keys(questions) as K[]) {
      const { question, flag, fallback } = questions[name]
      const hint = fallback === undefined ? '' : ` (${fallback})`
      const answer = given[name] ?? (terminal ? (await terminal.question(`${question}${hint}: `)).trim() : undefined)
      const value = answer || fallback
      if (value === undefined) throw new Error(`${question}? Say it with --${flag}.`)
      answers[name] = value
    }
  } finally {
    terminal?.close()
  }
  return answers as Record<K, string>
}
