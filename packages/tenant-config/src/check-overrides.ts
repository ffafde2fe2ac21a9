import type { Locale } from '@tradepost/i18n'
import { packFor, placeholders } from '@tradepost/i18n/server'
import type { TenantInput } from './tenant.ts'

/** Words a tenant changes: the key must exist and the placeholders must be the same. */
export function checkOverrides({ overrides = {}, languages }: TenantInput): string[] {
  const problems: string[] = []
  for (const [locale, texts] of Object.entries(overrides) as [Locale, Record<string, string>][]) {
    if (!languages.includes(locale)) {
      problems.push(`overrides.${locale}: ${locale} is not one of the languages`)
      continue
    }
    const known = packFor(locale)
    for (const [id, text] of Object.entries(texts)) {
      const original = known[id]
      if (original === undefined) {
        problems.push(`overrides.${locale}: there is no message ${id}`)
        continue
      }
      const [wanted, found] = [placeholders(original), placeholders(text)]
      if (found === null) problems.push(`overrides.${locale}: ${id} is not valid ICU MessageFormat`)
      else if (wanted?.join() !== found.join())
        problems.push(`overrides.${locale}: ${id} must use exactly {${wanted?.join('}, {') ?? ''}}`)
    }
  }
  return problems
}
