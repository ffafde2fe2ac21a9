/** The characters after the prefix of a VAT number, by country. The prefix is the code of the country, except for Greece. */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(?:MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** Countries of which a VAT number can be read. */
export const vatCountries: readonly string[] = Object.keys(shapes)

/** The longest VAT number that is read, as typed. */
export const vatNumberMost = 24

/**
 * Reads a VAT number of a country as typed, with or without its prefix; null if it does not have the country's format. No
 * authority is asked whether the number exists.
 */
export function readVatNumber(typed: string, country: string): string | null {
  const shape = shapes[country]
  if (!shape || typed.length > vatNumberMost) return null
  const prefix = country === 'GR' ? 'EL' : country
  const plain = typed.toUpperCase().replace(/[\s.-]/g, '')
  const body = plain.startsWith(prefix) && shape.test(plain.slice(2)) ? plain.slice(2) : plain
  return shape.test(body) ? `${prefix}${body}` : null
}
