const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * The direction of a title. Names of games and goods are Latin in every language, so an Arabic title that begins with one
 * is Arabic all the same; by its first letter alone it would be read from the wrong end.
 */
export const directionOf = (title: string): 'rtl' | 'auto' => (rightToLeft.test(title) ? 'rtl' : 'auto')
