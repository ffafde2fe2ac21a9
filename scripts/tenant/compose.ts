import { likelyCurrency } from '@tradepost/domain/money/likely-currency'
import { drawAssets } from './draw.ts'
import type { Motif } from './motifs.ts'
import type { NewTenant } from './new-tenant.ts'

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`
const list = (items: readonly string[]) => `[${items.map(quoted).join(', ')}]`

function tenantFile(plan: NewTenant, logo: { width: number; height: number }): string {
  const locales = [...plan.languages].sort()
  return `import { defineTenant } from '@tradepost/tenant-config'
${locales.map((locale) => `import { ${locale} } from './locales/${locale}.ts'`).join('\n')}

export default defineTenant({
  tenantId: '${plan.number}',
  siteId: '${plan.number}001',
  tenantName: '${plan.id}',
  displayName: ${quoted(plan.name)},
  companyName: ${quoted(plan.company)},
  themeColor: '${plan.color}',
  logo: { light: 'logo-light.svg', dark: 'logo-dark.svg', width: ${logo.width}, height: ${logo.height} },
  icon: 'icon.svg',
  languages: ${list(plan.languages)},
  currencies: ${list(plan.currencies)},
  defaultCurrency: '${likelyCurrency(plan.languages[0] ?? 'en', plan.currencies)}',
  sellerUrl: 'https://sell.${plan.domain}/',
  overrides: { ${plan.languages.join(', ')} },
})
`
}

const localeFile = (id: string, locale: string) => `import type { TenantInput } from '@tradepost/tenant-config'

/** Messages that ${id} overrides; all others are the product's. */
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

const siteFacts = (plan: NewTenant) => ({
  id: plan.number,
  code: plan.id,
  siteId: `${plan.number}001`,
  companyName: plan.company,
  themeColor: plan.color,
  languages: plan.languages,
  currencyOf: Object.fromEntries(
    plan.languages.map((language) => [language, likelyCurrency(language, plan.currencies)]),
  ),
  currencies: plan.currencies,
  trustpilot: null,
  clientDownloadUrl: null,
})

const demoGoods = (plan: NewTenant) => ({
  style: 'desktop',
  share: 0.2,
  texts: sellersWrite[plan.languages[0] ?? 'en'] ?? [['en', 100]],
  sellers: 24,
  leftOut: [],
  home: null,
})

/** Every file of a new tenant's folder, by its name. */
export function composeTenant(plan: NewTenant, motif: Motif): Record<string, string> {
  const { files, width, height } = drawAssets(plan, motif)
  return {
    'tenant.ts': tenantFile(plan, { width, height }),
    'package.json': packageFile(plan.id),
    'tsconfig.json':
      '{\n  "extends": "../../tsconfig.base.json",\n  "include": ["."],\n  "exclude": ["node_modules", "build", "dist"]\n}\n',
    'site.json': `${JSON.stringify(siteFacts(plan), null, 2)}\n`,
    'demo.json': `${JSON.stringify(demoGoods(plan), null, 2)}\n`,
    'turbo.json': '{\n  "extends": ["//"],\n  "tags": ["tenant"]\n}\n',
    'CHANGELOG.md': `# @tradepost/tenant-${plan.id}\n\n## 0.1.0\n\n### Minor Changes\n\n- ${plan.name} opens.\n`,
    ...Object.fromEntries(plan.languages.map((locale) => [`locales/${locale}.ts`, localeFile(plan.id, locale)])),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`assets/${name}`, text])),
  }
}
