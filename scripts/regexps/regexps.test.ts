import { expect, it } from 'vitest'
import { judge, verdicts } from './judge.ts'
import { keyOf, regexpLiterals } from './literals.ts'

const length = 40_000
const budgetMs = 250

/** Generates texts that repeat words and signs of the expression, alone and in pairs, and end with a NUL character. */
function* attacks(source: string): Generator<string> {
  const words = source.match(/[\p{L}\p{N}]{2,}/gu) ?? []
  const signs = [...new Set(source.replace(/[\p{L}\p{N}\\^$]/gu, ''))]
  const atoms = [...new Set([...words.slice(0, 12), ...signs.slice(0, 12), 'a', '0', ' ', '-', '\u00e9'])]
  const repeated = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length)
  for (const one of atoms) {
    yield `${repeated(one)}\0`
    for (const other of atoms.slice(0, 8)) if (other !== one) yield `${repeated(one + other)}\0`
  }
}

/** The first text that takes too long, else the slowest. Measures slow texts twice, because the machine may be busy. */
function worst(source: string, flags: string): { ms: number; text: string } {
  const pattern = new RegExp(source, flags.replace('y', ''))
  let slowest = { ms: 0, text: '' }
  for (const text of attacks(source)) {
    const time = () => {
      const began = performance.now()
      text.replace(pattern, '')
      return performance.now() - began
    }
    const first = time()
    const ms = first > budgetMs ? Math.min(first, time()) : first
    if (ms > slowest.ms) slowest = { ms, text: text.slice(0, 20) }
    if (ms > budgetMs) break
  }
  return slowest
}

it('S24 no regular expression used on a stranger’s text becomes slow on long texts', () => {
  const exposed = regexpLiterals({ exposedOnly: true })
  expect(exposed.length).toBeGreaterThan(150)
  // Control: both methods find vulnerable expressions.
  for (const evil of ['^(a+)+$', '^(?:a|a)*b$', '(.*)x(.*)x'])
    expect([evil, judge(evil, '', 5000)]).toEqual([evil, 'vulnerable'])
  expect(worst('<[^>]*>', 'g').ms).toBeGreaterThan(budgetMs)

  const record = verdicts()
  const bad: string[] = []
  for (const literal of exposed) {
    const key = keyOf(literal)
    const verdict = record[key] ?? judge(literal.source, literal.flags, 5000)
    if (verdict === 'safe') continue
    const { ms, text } = worst(literal.source, literal.flags)
    if (verdict === 'vulnerable' || ms > budgetMs)
      bad.push(`${literal.file}: ${key} is ${verdict}, ${Math.round(ms)} ms for ${text}`)
  }
  expect(bad).toEqual([])
}, 120_000)
