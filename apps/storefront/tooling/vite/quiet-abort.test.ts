import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { quietAbort } from './quiet-abort.ts'

const file = join(dirname(createRequire(import.meta.url).resolve('@remix-run/react')), 'esm/single-fetch.js')
const source = readFileSync(file, 'utf8')
const transform = (code: string, ssr: boolean) => {
  const run = quietAbort().transform as (code: string, id: string, options: { ssr: boolean }) => { code: string } | null
  return run(code, file, { ssr })
}

it('rethrows aborted requests before they are logged as errors, in browsers only', () => {
  const [before = '', after = ''] = (transform(source, false)?.code ?? '').split(
    /console\.error\(e\);\s+throw new Error\(`Unable/,
  )
  expect(before.trimEnd()).toMatch(/name === 'AbortError'\) throw e;$/)
  expect(after).not.toBe('')
  expect(transform(source, true)).toBeNull()
})

it('fails when the code of Remix has changed', () => {
  expect(() => transform(source.replace('console.error(e)', 'report(e)'), false)).toThrow('in another way now')
})
