import { type Locale, ownName } from '@tradepost/i18n/locales'
import { useShop } from './shop.tsx'

/** The languages to choose from, including the current one if the site no longer offers it. */
export function useLanguageChoices(): { id: Locale; name: string }[] {
  const { languages, locale } = useShop()
  const offered = languages.map(({ id, value }) => ({ id, name: value }))
  return offered.some(({ id }) => id === locale) ? offered : [...offered, { id: locale, name: ownName(locale) }]
}
