import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { trackedFiles } from '../rooms/rooms.ts'
import { repeatedRules, rules } from './repeated-rules.ts'

const root = path.resolve(import.meta.dirname, '../..')
const isSource = (file: string) =>
  /^(?:apps|packages|scripts)\/.+\.tsx?$/.test(file) &&
  !/\.(?:test|e2e|stories)\.|\/(?:test|e2e|visual|fixtures)\/|^scripts\/rules\//.test(file)

it('finds no copy of a rule outside of domain', () => {
  const files = new Map(
    trackedFiles()
      .filter(isSource)
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  )
  expect(files.size).toBeGreaterThan(1000)
  expect(repeatedRules(files)).toEqual([])
})

it('reports a second copy of a rule', () => {
  for (const [name, text] of [
    ['the shape of a UUID', 'const uuid = /^[0-9a-f]{8}-/'],
    ['the shape of an id', "pattern: '^[0-9]{1,19}$'"],
    ['the shape of an id', 'const id = /^\\d{1,19}$/'],
    ['the shape of an email address', 'const email = /^[^@ ]+@[^@ ]+$/'],
    ['the shape of an email address', 'const email = /^\\S+@\\S+$/'],
    ['the rule of a password', 'const password = /^(?=.*\\d).{8,64}$/'],
    ['a list of order states', "const open = ['paid', 'delivering']"],
    ['a list of order states', "sql`state in ('confirmed', 'closed')`"],
    ['a list of currencies', "const all = ['USD', 'EUR', 'GBP', 'JPY']"],
    ["a table of currencies' ids or digits", 'const digits = { JPY: 0, KWD: 3 }'],
    ["a table of currencies' ids or digits", "const ids = { JPY: '5' }"],
  ] as const)
    expect(repeatedRules(new Map([['apps/gateway/src/x.ts', text]])), text).toEqual([`${name}: apps/gateway/src/x.ts`])
})

it('names only existing files', () => {
  const files = new Set(trackedFiles())
  const named = rules.flatMap(({ home, others = {} }) => [home, ...Object.keys(others)])
  expect(named.filter((file) => !files.has(file))).toEqual([])
})
