import type { Locale } from '@tradepost/i18n'
import { overrideProblems } from '@tradepost/i18n/override-problems'
import type { TenantInput } from './tenant-schema.ts'

/** Problems of a tenant's message overrides: each must be valid in its language and differ from the product's. */
export function checkOverrides({ overrides = {}, languages }: TenantInput): string[] {
  return (Object.entries(overrides) as [Locale, Record<string, string>][]).flatMap(([locale, texts]) => {
    if (!languages.includes(locale)) return [`overrides.${locale}: ${locale} is not one of the languages`]
    return overrideProblems(locale, texts).map(({ id, what }) => `overrides.${locale}: ${id} ${what}`)
  })
}
