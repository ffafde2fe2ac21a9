import { currencyCodes } from '@tradepost/domain/money/currencies'
import { direction as directionOf, isLocale, type Locale, languageSubtag, languages } from '@tradepost/i18n/locales'
import type { Tenant } from '@tradepost/tenant-config'
import { type DataKind, isDataKind } from './extremes.ts'
import { tenantNamed, tenantNames, wireframe } from './tenants.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

const menu = (title: string, icon: string, items: (string | { value: string; title: string; right?: string })[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
})

/** The choices of the toolbar. */
export const globalTypes = {
  tenant: menu('Tenant', 'globe', [...tenantNames, { value: wireframe, title: 'Wireframe', right: 'no brand' }]),
  language: menu('Language', 'paragraph', [
    { value: 'auto', title: 'Language', right: "the tenant's" },
    ...languages.map((id) => ({ value: id, title: `${id} · ${names.of(languageSubtag(id))}` })),
    { value: 'pseudo', title: 'Pseudo-language' },
  ]),
  direction: menu('Direction', 'transfer', [
    { value: 'auto', title: 'Direction', right: "the language's" },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  colorScheme: menu('Colours', 'contrast', [
    { value: 'system', title: 'System' },
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  currency: menu('Currency', 'credit', [{ value: 'auto', title: 'Currency', right: "the tenant's" }, ...currencyCodes]),
  abGroup: menu('A/B group', 'switchalt', [
    { value: 'A', title: 'Group A' },
    { value: 'B', title: 'Group B' },
  ]),
  data: menu('Data', 'database', [
    { value: 'asis', title: 'Data', right: 'as it is' },
    { value: 'texts', title: 'Long texts' },
    { value: 'ids', title: 'Largest ids' },
    { value: 'prices', title: 'Prices unknown' },
    { value: 'worst', title: 'Worst case' },
    { value: 'loading', title: 'Nothing further comes' },
    { value: 'error', title: 'Load failed' },
  ]),
  terminal: menu('Terminal', 'mobile', [
    { value: 'auto', title: 'Terminal', right: 'by width' },
    { value: '1', title: 'Desktop' },
    { value: '2', title: 'Phone' },
  ]),
}
export const initialGlobals = {
  tenant: tenantNames[0],
  language: 'auto',
  direction: 'auto',
  colorScheme: 'light',
  currency: 'auto',
  terminal: 'auto',
  abGroup: 'A',
  data: 'asis',
}

/** The toolbar's choices, with `auto` resolved. */
export interface Setting {
  name: string
  tenant: Tenant
  locale: Locale
  pseudo: boolean
  direction: 'ltr' | 'rtl'
  colorScheme: 'system' | 'light' | 'dark'
  currency: string
  terminal: 1 | 2
  abGroup: 'A' | 'B'
  data: DataKind
}

function currencyFor(tenant: Tenant, locale: Locale, chosen: unknown): string {
  if (typeof chosen === 'string' && chosen !== 'auto') return chosen
  return locale === tenant.languages[0] ? tenant.defaultCurrency : (tenant.currencies[0] ?? tenant.defaultCurrency)
}

export function settingOf(globals: Record<string, unknown>): Setting {
  const [name, tenant] = tenantNamed(globals.tenant)
  const pseudo = globals.language === 'pseudo'
  const locale = isLocale(globals.language) ? globals.language : pseudo ? 'en' : (tenant.languages[0] ?? 'en')
  const narrow = window.matchMedia('(max-width: 767px)').matches
  return {
    name,
    tenant,
    locale,
    pseudo,
    direction: globals.direction === 'ltr' || globals.direction === 'rtl' ? globals.direction : directionOf(locale),
    colorScheme: globals.colorScheme === 'dark' || globals.colorScheme === 'system' ? globals.colorScheme : 'light',
    currency: currencyFor(tenant, locale, globals.currency),
    terminal: globals.terminal === '2' || (globals.terminal !== '1' && narrow) ? 2 : 1,
    abGroup: globals.abGroup === 'B' ? 'B' : 'A',
    data: isDataKind(globals.data) ? globals.data : 'asis',
  }
}
