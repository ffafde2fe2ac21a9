import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contractEntries } from '@tradepost/contract/openapi'
import { expect, it } from 'vitest'

const modules = path.join(import.meta.dirname, '../../src/modules')

it('every call that the contract calls idempotent is implemented where answers are stored', () => {
  const storing = globSync('**/*.ts', { cwd: modules })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(modules, file), 'utf8'))
    .filter((source) => source.includes("call/idempotency.ts'"))
    .join('\n')
  const idempotent = contractEntries().filter(({ call }) => call.idempotent)
  expect(idempotent.length).toBeGreaterThan(30)
  const unstored = idempotent.filter(({ topic, name }) => !new RegExp(`calls\\.${topic}\\.${name}\\b`).test(storing))
  expect(unstored.map(({ topic, name }) => `${topic}.${name}`)).toEqual([])
})
