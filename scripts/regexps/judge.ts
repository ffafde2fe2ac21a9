import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import recheck from 'recheck/lib/browser.js'
import { keyOf, regexpLiterals } from './literals.ts'

/** `undecided`: neither a proof nor an attack was found in time; regexps.test.ts tries attacks on these. */
export type Verdict = 'safe' | 'undecided' | 'vulnerable'

const record = path.join(import.meta.dirname, 'verdicts.json')

/** The verdict on each regular expression, by its text. */
export const verdicts = (): Record<string, Verdict> => JSON.parse(readFileSync(record, 'utf8'))

/** Searches for a proof that an expression is safe, or for a text on which its time grows disproportionately. */
export function judge(source: string, flags: string, timeout: number): Verdict {
  const { status } = recheck.checkSync(source, flags, { timeout })
  return status === 'unknown' ? 'undecided' : status
}

function main(): void {
  const recorded = verdicts()
  const next: Record<string, Verdict> = {}
  for (const literal of regexpLiterals()) {
    const key = keyOf(literal)
    next[key] ??= recorded[key] ?? judge(literal.source, literal.flags, literal.isExposed ? 20_000 : 3000)
    if (next[key] !== 'safe' && literal.isExposed) console.error(`${next[key]}: ${literal.file}: ${key}`)
  }
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(Object.entries(next).sort()), null, 1)}\n`)
}

if (import.meta.main) main()
