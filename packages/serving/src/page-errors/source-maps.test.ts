import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { keepMaps } from './keep-maps.ts'
import { openSourceMaps } from './source-maps.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tradepost-maps-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A map of `a()` in line 1, column 1, to `price` in line 42, column 3 of the source, and of column 5 to a package. */
const map = {
  ...{ version: 3, names: ['price'] },
  sources: [
    '../../../../packages/shop/src/buy-box.tsx',
    '../../node_modules/.pnpm/react@1/node_modules/react/index.js',
  ],
  mappings: 'AAyCEA,ICzCF',
}

it('takes the maps out of the files for browsers, and finds the places of the sources by them', () => {
  const bundle: Record<string, { type: 'asset' | 'chunk'; source?: string }> = {
    'assets/items-Bx1_2-3a.js': { type: 'chunk' },
    'assets/items-Bx1_2-3a.js.map': { type: 'asset', source: JSON.stringify(map) },
    'assets/logo.svg': { type: 'asset', source: '<svg/>' },
  }
  const maps = path.join(folder, 'build', 'maps')
  keepMaps(maps).generateBundle.handler({}, bundle)
  expect(Object.keys(bundle)).toEqual(['assets/items-Bx1_2-3a.js', 'assets/logo.svg'])
  expect(readdirSync(maps)).toEqual(['items-Bx1_2-3a.js.map.gz'])

  // A copy of the repository elsewhere, whose packages are links, builds the same map.
  const elsewhere = {
    ...map,
    sources: [map.sources[0], '../../../../first/node_modules/.pnpm/react@1/node_modules/react/index.js'],
  }
  const here = readFileSync(path.join(maps, 'items-Bx1_2-3a.js.map.gz'))
  const copied = { 'assets/items-Bx1_2-3a.js.map': { type: 'asset' as const, source: JSON.stringify(elsewhere) } }
  keepMaps(maps).generateBundle.handler({}, copied)
  expect(readFileSync(path.join(maps, 'items-Bx1_2-3a.js.map.gz')).equals(here)).toBe(true)

  const sourceOf = openSourceMaps(maps)
  expect(sourceOf({ file: 'items-Bx1_2-3a.js', line: 1, column: 1 })).toEqual({
    ...{ source: 'packages/shop/src/buy-box.tsx', line: 42, column: 3, name: 'price' },
  })
  expect(sourceOf({ file: 'items-Bx1_2-3a.js', line: 1, column: 6 }).source).toBe('node_modules/react/index.js')
  // Without a map, the built file stands for itself, without the mark that changes with every version.
  expect(sourceOf({ file: 'other-Bx1_2-3a.js', line: 3, column: 7 })).toEqual({
    ...{ source: 'assets/other.js', line: 3, column: 7, name: '' },
  })
  expect(sourceOf({ file: '../../etc/passwd', line: 1, column: 1 }).name).toBe('')
  expect(openSourceMaps(null)({ file: 'items-Bx1_2-3a.js', line: 1, column: 1 }).source).toBe('assets/items.js')
})
