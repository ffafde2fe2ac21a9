import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { problemsOfTenants } from './tenant-words.ts'

const root = mkdtempSync(path.join(tmpdir(), 'tenant-words-'))
mkdirSync(path.join(root, 'tenants/node_modules'), { recursive: true })
// The tenants written below import @tradepost/tenant-config from here.
symlinkSync(
  path.resolve(import.meta.dirname, '../../../../tenants/lumen/node_modules/@tradepost'),
  path.join(root, 'tenants/node_modules/@tradepost'),
)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const tenant = (overrides: string) => `import { defineTenant } from '@tradepost/tenant-config'
export default defineTenant({
  ...{ tenantId: '9', siteId: '9001', tenantName: 'acme', displayName: 'Acme', companyName: 'Acme Ltd' },
  themeColor: '#aa3300',
  logo: { light: 'logo-light.svg', dark: 'logo-dark.svg', width: 100, height: 32 },
  ...{ icon: 'icon.svg', languages: ['en', 'ru', 'de'], currencies: ['USD'], defaultCurrency: 'USD' },
  sellerUrl: 'https://sell.acme.example/',
  overrides: ${overrides},
})
`
function write(id: string, overrides: string, locales: Record<string, string> = {}, whole = tenant(overrides)) {
  const folder = path.join(root, 'tenants', id)
  mkdirSync(path.join(folder, 'locales'), { recursive: true })
  writeFileSync(path.join(folder, 'tenant.ts'), whole)
  for (const [name, text] of Object.entries(locales)) writeFileSync(path.join(folder, 'locales', name), text)
}

it('checks the overrides of the loaded tenant, in tenant.ts or in files', async () => {
  const imported = `import { de } from './locales/de.ts'\n${tenant("{ de, en: { 'cart.title': 'Your bag' } }")}`
  write('good', '', { 'de.ts': "export const de = { 'cart.title': 'Dein Beutel' }\n" }, imported)
  write('unused', '{}', { 'de.ts': "export const de = { 'cart.title': 'Dein Beutel' }\n" })
  write('inline', `{ ru: { 'cart.count': '{count} товаров', 'cart.nonsense': 'x' }, de: { 'cart.title': 'Korb {' } }`)
  const unchecked = `export default { overrides: { de: { 'cart.title': 'Beu\u202etel' } } }\n`
  write('unchecked', '', {}, unchecked)
  write('broken', '', {}, "throw new Error('no tenant')\n")
  expect(await problemsOfTenants(root)).toEqual([
    'tenants/broken no tenant',
    'tenants/inline overrides.ru: cart.count has no plural of {count}',
    'tenants/inline overrides.ru: cart.nonsense is unknown in English',
    'tenants/inline overrides.de: cart.title cannot be read: EXPECT_ARGUMENT_CLOSING_BRACE',
    'tenants/unchecked overrides.de: cart.title contains the invisible character U+202E',
    'tenants/unused locales/de.ts is not used by tenant.ts, so its messages are never shown',
  ])
})
