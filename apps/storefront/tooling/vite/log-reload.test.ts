import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { logReload } from './log-reload.ts'

const file = join(dirname(createRequire(import.meta.url).resolve('@remix-run/react')), 'esm/routeModules.js')
const source = readFileSync(file, 'utf8')
const transform = (code: string, ssr: boolean) => {
  const run = logReload().transform as (code: string, id: string, options: { ssr: boolean }) => { code: string } | null
  return run(code, file, { ssr })
}

it('records the reason before the page is reloaded, in browsers only', () => {
  expect(transform(source, false)?.code).toMatch(/setItem\('notLoaded', '1'\).*\n\s+window\.location\.reload\(\)/)
  expect(transform(source, true)).toBeNull()
})

it('fails when the code of Remix has changed', () => {
  expect(() => transform(source.replace('location.reload', 'location.replace'), false)).toThrow('in another way now')
})
