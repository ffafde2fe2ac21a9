import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const shop = sources('{packages/marketplace-features/src,apps/storefront/app}/**/*.{ts,tsx}')
// The only file that may use built-in messages: it merges them with the language pack and the overrides.
const isMerging = (file: string) => file.endsWith('storefront/app/words/words.server.ts')

/** Imports of built-in messages, which ignore tenant and language pack. */
function builtInImports(text: string): string[] {
  const imports = [...text.matchAll(/import (type )?([^'"]*?) from ['"]@tradepost\/i18n\/server['"]/g)]
  return imports
    .filter(([, type]) => !type)
    .flatMap(([, , names = '']) => names.replaceAll(/[{}]/g, '').split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
}

describe('messages of the shop', () => {
  it('are checked in every loader and action', () => {
    expect(shop.length).toBeGreaterThan(500)
    expect(shop.filter(({ text }) => /\b(?:ctx|context)\.t\(/.test(text)).length).toBeGreaterThan(50)
  })

  it('come from `ctx.t`, with overrides and language pack, never from built-in messages alone', () => {
    const imports = shop.filter(({ file }) => !isMerging(file)).map(({ file, text }) => [file, ...builtInImports(text)])
    expect(imports.filter(([, ...names]) => names.length > 0)).toEqual([])
  })

  it('are reported when built in', () => {
    const bad = `import { type CompiledMessages, translate } from '@tradepost/i18n/server'`
    expect(builtInImports(`import type { Locale } from '@tradepost/i18n'\n${bad}\n`)).toEqual(['translate'])
    expect(builtInImports(`import * as words from "@tradepost/i18n/server"`)).toEqual(['* as words'])
    expect(builtInImports(`import type { CompiledMessages } from '@tradepost/i18n/server'`)).toEqual([])
  })
})
