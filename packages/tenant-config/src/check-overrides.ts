import type { Locale } from '@tradepost/i18n'
import { overrideProblems } from '@tradepost/i18n/override-problems'
import type { TenantInput } from './tenant-schema.ts'

/** Words a tenant changes: they are right in their language, and differ from what is said without them. */
export function checkOverrides({ overrides = {}, languages }: TenantInput): string[] {
  return (Object.entries(overrides) as [Locale, Record<string, string>][]).flatMap(([locale, texts]) => {
    if (!languages.includes(locale)) return [`overrides.${locale}: ${locale} is not one of the languages`]
    return overrideProblems(locale, texts).map(({ id, what }) => `overrides.${locale}: ${id} ${what}`)
  })
}
