import { isLocale, isPrefixed, languageIdOf, ownName } from '@tradepost/i18n'
import type { ShopLanguage } from '@tradepost/marketplace-features/kernel'

interface Given {
  code: string
  languageId?: string
  fnName?: string
}

/** The languages to choose from, from the gateway's or the tenant's list, without those the product does not support. */
export function languagesOf(given: readonly Given[]): ShopLanguage[] {
  const first = given.find(({ code }) => isLocale(code))?.code
  return given.flatMap(({ code: id, languageId, fnName }, index) => {
    if (!isLocale(id)) return []
    const value = fnName ?? ownName(id)
    return {
      // `icon` names an icon of the interface's set, as icons of categories do.
      ...{ index, value, id, large: value, icon: 'globe', languageId: languageId ?? languageIdOf(id) },
      // The default and languages without a prefix have the address `/`.
      href: id !== first && isPrefixed(id) ? `/${id}` : '/',
    }
  })
}
