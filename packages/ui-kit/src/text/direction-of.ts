const rightToLeft = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu
const letters = /\p{L}/gu
const howMany = (title: string, what: RegExp) => title.match(what)?.length ?? 0

/**
 * The direction of a title. Names of games and goods are Latin in every language, so a title that is Arabic for a quarter is
 * Arabic all the same, whatever it begins with; a Latin one that begins with an Arabic name is not.
 */
export function directionOf(title: string): 'rtl' | 'ltr' | 'auto' {
  const arabic = howMany(title, rightToLeft)
  if (arabic === 0) return 'auto'
  return arabic * 4 >= howMany(title, letters) ? 'rtl' : 'ltr'
}
