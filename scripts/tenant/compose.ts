import { drawAssets } from './draw.ts'
import { likelyCurrency } from './likely-currency.ts'
import type { Motif } from './motifs.ts'
import type { NewTenant } from './new-tenant.ts'

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`
const list = (items: readonly string[]) => `[${items.map(quoted).join(', ')}]`

function tenantFile(wishes: NewTenant, logo: { width: number; height: number }): string {
  const locales = [...wishes.languages].sort()
  return `import { defineTenant } from '@tradepost/tenant-config'
${locales.map((locale) => `import { ${locale} } from './locales/${locale}.ts'`).join('\n')}

export default defineTenant({
  tenantId: '${wishes.number}',
  siteId: '${wishes.number}001',
  tenantName: '${wishes.id}',
  displayName: ${quoted(wishes.name)},
  companyName: ${quoted(wishes.company)},
  themeColor: '${wishes.color}',
  logo: { light: 'logo-light.svg', dark: 'logo-dark.svg', width: ${logo.width}, height: ${logo.height} },
  icon: 'icon.svg',
  languages: ${list(wishes.languages)},
  currencies: ${list(wishes.currencies)},
  defaultCurrency: '${likelyCurrency(wishes.languages[0] ?? 'en', wishes.currencies)}',
  sellerUrl: 'https://sell.${wishes.domain}/',
  overrides: { ${wishes.languages.join(', ')} },
})
`
}

const localeFile = (id: string, locale: string) => `import type { TenantInput } from '@tradepost/tenant-config'

/** Words that ${id} sets itself; everything else is the product's. */
export const ${locale}: NonNullable<NonNullable<TenantInput['overrides']>['${locale}']> = {}
`

const packageFile = (id: string) => `{
  "name": "@tradepost/tenant-${id}",
  "version": "0.1.0",
  "private": true,
  "description": "The ${id} storefront: brand, words and assets, built into its own deployment.",
  "type": "module",
  "scripts": {
    "build": "tradepost-storefront build",
    "package": "tradepost-storefront package",
    "start": "tradepost-storefront start",
    "typecheck": "tsc -p .",
    "lint": "biome check . --error-on-warnings"
  },
  "dependencies": {
    "@tradepost/tenant-config": "workspace:*",
    "@tradepost/storefront": "workspace:*"
  }
}
`

const sellersWrite: Readonly<Record<string, (readonly [string, number])[]>> = {
  ja: [
    ['ja', 80],
    ['en', 20],
  ],
  ar: [
    ['ar', 55],
    ['en', 45],
  ],
  de: [
    ['de', 55],
    ['en', 45],
  ],
}

const siteFacts = (wishes: NewTenant) => ({
  id: wishes.number,
  code: wishes.id,
  siteId: `${wishes.number}001`,
  companyName: wishes.company,
  themeColor: wishes.color,
  languages: wishes.languages,
  currencyOf: Object.fromEntries(
    wishes.languages.map((language) => [language, likelyCurrency(language, wishes.currencies)]),
  ),
  currencies: wishes.currencies,
  trustpilot: null,
  clientDownloadUrl: null,
})

const demoGoods = (wishes: NewTenant) => ({
  style: 'desktop',
  share: 0.2,
  texts: sellersWrite[wishes.languages[0] ?? 'en'] ?? [['en', 100]],
  sellers: 24,
  leftOut: [],
  home: null,
})

/** Every file of a new tenant's folder, by its name. */
export function composeTenant(wishes: NewTenant, motif: Motif): Record<string, string> {
  const { files, width, height } = drawAssets(wishes, motif)
  return {
    'tenant.ts': tenantFile(wishes, { width, height }),
    'package.json': packageFile(wishes.id),
    'tsconfig.json':
      '{\n  "extends": "../../tsconfig.base.json",\n  "include": ["."],\n  "exclude": ["node_modules", "build", "dist"]\n}\n',
    'site.json': `${JSON.stringify(siteFacts(wishes), null, 2)}\n`,
    'demo.json': `${JSON.stringify(demoGoods(wishes), null, 2)}\n`,
    'turbo.json': '{\n  "extends": ["//"],\n  "tags": ["tenant"]\n}\n',
    'CHANGELOG.md': `# @tradepost/tenant-${wishes.id}\n\n## 0.1.0\n\n### Minor Changes\n\n- ${wishes.name} opens.\n`,
    ...Object.fromEntries(wishes.languages.map((locale) => [`locales/${locale}.ts`, localeFile(wishes.id, locale)])),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`assets/${name}`, text])),
  }
}
