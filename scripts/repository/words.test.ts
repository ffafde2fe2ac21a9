import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const shop = sources('{packages/marketplace-features/src,apps/storefront/app}/**/*.{ts,tsx}')
// NOTE: where the layers of words are merged, once for each language.
const isMerging = (file: string) => file.endsWith('storefront/app/tenant/words.server.ts')

/** Imports of words that know no tenant and no language pack. */
function bareWords(text: string): string[] {
  const imports = [...text.matchAll(/import (type )?([^'"]*?) from ['"]@tradepost\/i18n\/server['"]/g)]
  return imports
    .filter(([, type]) => !type)
    .flatMap(([, , names = '']) => names.replaceAll(/[{}]/g, '').split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
}

describe('rules of words', () => {
  it('looks at every loader and action of the shop', () => {
    expect(shop.length).toBeGreaterThan(500)
    expect(shop.filter(({ text }) => /\b(?:ctx|context)\.t\(/.test(text)).length).toBeGreaterThan(50)
  })

  it('says in the shop what tenant and language pack say: by `ctx.t`, never by built-in words alone', () => {
    const found = shop.filter(({ file }) => !isMerging(file)).map(({ file, text }) => [file, ...bareWords(text)])
    expect(found.filter(([, ...names]) => names.length > 0)).toEqual([])
  })

  it('would find what it forbids', () => {
    const bad = `import { type CompiledMessages, translate } from '@tradepost/i18n/server'`
    expect(bareWords(`import type { Locale } from '@tradepost/i18n'\n${bad}\n`)).toEqual(['translate'])
    expect(bareWords(`import * as words from "@tradepost/i18n/server"`)).toEqual(['* as words'])
    expect(bareWords(`import type { CompiledMessages } from '@tradepost/i18n/server'`)).toEqual([])
  })
})
