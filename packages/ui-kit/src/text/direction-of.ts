const rightToLeft = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu
const letters = /\p{L}/gu
const howMany = (title: string, what: RegExp) => title.match(what)?.length ?? 0

/**
 * Returns the text direction of a title. Arabic titles contain Latin names of games, so a title is right-to-left if at
 * least a quarter of it is Arabic, whatever its first letter is.
 */
export function directionOf(title: string): 'rtl' | 'ltr' | 'auto' {
  const arabic = howMany(title, rightToLeft)
  if (arabic === 0) return 'auto'
  return arabic * 4 >= howMany(title, letters) ? 'rtl' : 'ltr'
}
