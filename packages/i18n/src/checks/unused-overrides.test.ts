import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { unusedOverrides } from './unused-overrides.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'idle-words-'))
mkdirSync(path.join(folder, 'locales'))
const write = (name: string, text: string) => writeFileSync(path.join(folder, 'locales', name), text)
write('de.ts', "export const de = { 'cart.title': 'Beutel', 'cart.empty': 'Leer.' }\n")
write('en.ts', 'export const en = {}\n')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const de = { 'cart.title': 'Beutel', 'cart.empty': 'Leer.' }

it('is content where tenant.ts takes every word, and may say more', async () => {
  expect(await unusedOverrides(folder, { de: { ...de, 'cart.more': 'Mehr' }, en: {}, fr: {} })).toEqual([])
  expect(await unusedOverrides(path.join(folder, 'locales'), {})).toEqual([])
})

it('names a file that tenant.ts does not use, and a word it leaves out', async () => {
  expect(await unusedOverrides(folder, { en: {} })).toEqual([
    'locales/de.ts is not used by tenant.ts, so its words are never shown',
  ])
  expect(await unusedOverrides(folder, { de: { 'cart.title': 'Korb' }, en: {} })).toEqual([
    'locales/de.ts cart.title is never shown: tenant.ts says something else, or nothing',
    'locales/de.ts cart.empty is never shown: tenant.ts says something else, or nothing',
  ])
})

it('names a file after no language, and one without its words', async () => {
  write('xx.ts', 'export const xx = {}\n')
  write('fr.ts', 'export const de = {}\n')
  write('it.json', '{}')
  expect(await unusedOverrides(folder, { de, en: {} })).toEqual([
    'locales/fr.ts exports no fr',
    'locales/it.json is named after no language',
    'locales/xx.ts is named after no language',
  ])
})
