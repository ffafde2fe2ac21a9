import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { unusedOverrides } from './unused-overrides.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'unused-overrides-'))
mkdirSync(path.join(folder, 'locales'))
const write = (name: string, text: string) => writeFileSync(path.join(folder, 'locales', name), text)
write('de.ts', "export const de = { 'cart.title': 'Beutel', 'cart.empty': 'Leer.' }\n")
write('en.ts', 'export const en = {}\n')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const de = { 'cart.title': 'Beutel', 'cart.empty': 'Leer.' }

it('accepts a tenant.ts that uses every message of the files, and more', async () => {
  expect(await unusedOverrides(folder, { de: { ...de, 'cart.more': 'Mehr' }, en: {}, fr: {} })).toEqual([])
  expect(await unusedOverrides(path.join(folder, 'locales'), {})).toEqual([])
})

it('reports a file that tenant.ts does not use, and a message it leaves out', async () => {
  expect(await unusedOverrides(folder, { en: {} })).toEqual([
    'locales/de.ts is not used by tenant.ts, so its messages are never shown',
  ])
  expect(await unusedOverrides(folder, { de: { 'cart.title': 'Korb' }, en: {} })).toEqual([
    'locales/de.ts cart.title is never shown: tenant.ts has another text, or none',
    'locales/de.ts cart.empty is never shown: tenant.ts has another text, or none',
  ])
})

it('reports a file not named after a language, and one without the export of its language', async () => {
  write('xx.ts', 'export const xx = {}\n')
  write('fr.ts', 'export const de = {}\n')
  write('it.json', '{}')
  expect(await unusedOverrides(folder, { de, en: {} })).toEqual([
    'locales/fr.ts exports no fr',
    'locales/it.json is not named after a language',
    'locales/xx.ts is not named after a language',
  ])
})
