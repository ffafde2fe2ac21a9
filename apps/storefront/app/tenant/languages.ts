import { isLocale, isPrefixed, languageIdOf, ownName } from '@tradepost/i18n'
import type { ShopLanguage } from '@tradepost/marketplace-features/kernel'

interface Given {
  code: string
  languageId?: string
  fnName?: string
}

/** The languages of the language panel: the `given` ones, without those that the product does not support. */
export function languagesOf(given: readonly Given[]): ShopLanguage[] {
  const first = given.find(({ code }) => isLocale(code))?.code
  return given.flatMap(({ code: id, languageId, fnName }, index) => {
    if (!isLocale(id)) return []
    const value = fnName ?? ownName(id)
    return {
      // `icon` is the name of an icon of the UI kit, like the icons of categories.
      ...{ index, value, id, large: value, icon: 'globe', languageId: languageId ?? languageIdOf(id) },
      // The default language and languages without a prefix have the address `/`.
      href: id !== first && isPrefixed(id) ? `/${id}` : '/',
    }
  })
}
