import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { quietRebuild } from './quiet-rebuild.ts'

const file = join(dirname(createRequire(import.meta.url).resolve('@remix-run/react')), 'esm/errorBoundaries.js')
const source = readFileSync(file, 'utf8')
const transform = (code: string, ssr: boolean) => {
  const run = quietRebuild().transform as (
    code: string,
    id: string,
    options: { ssr: boolean },
  ) => { code: string } | null
  return run(code, file, { ssr })?.code
}

it('X1 logs nothing when React renders a page again, in browsers only', () => {
  expect(transform(source, false)).toContain('test(String(error))) console.error(error);')
  expect(transform(source, true)).toBeUndefined()
})

it('fails when the code of Remix has changed', () => {
  expect(() => transform(source.replace('console.error(error)', 'report(error)'), false)).toThrow('in another way now')
})
