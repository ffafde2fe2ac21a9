import { isLocale, isPrefixed, languageIdOf, ownName } from '@tradepost/i18n'
import type { ShopLanguage } from '@tradepost/marketplace-features/kernel'

interface Given {
  code: string
  languageId?: string
  fnName?: string
}

/** The languages to choose among, as the list of the gateway or the tenant names them; what the product does not speak is left out. */
export function languagesOf(given: readonly Given[]): ShopLanguage[] {
  const first = given.find(({ code }) => isLocale(code))?.code
  return given.flatMap(({ code: id, languageId, fnName }, index) => {
    if (!isLocale(id)) return []
    const value = fnName ?? ownName(id)
    return {
      // Of the interface's icon set, as icons of categories are.
      ...{ index, value, id, large: value, icon: 'globe', languageId: languageId ?? languageIdOf(id) },
      // NOTE: the default and those without a prefix are read where one is.
      href: id !== first && isPrefixed(id) ? `/${id}` : '/',
    }
  })
}
