import { colourNames, systemColours } from './colour-names.ts'

/** Values of the tokens for type sizes and corners. */
export interface Tokens {
  sizes: readonly string[]
  radii: readonly string[]
}

/** No token values: every literal size or corner counts as raw, except values such as 0 and `inherit`. */
export const noTokens: Tokens = { sizes: [], radii: [] }

const keywords = ['inherit', 'initial', 'unset', 'revert', 'revert-layer']
const functions = /(?:^|[^\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|device-cmyk|hdr-color)\(/i
const hex = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i
/** Custom property names, URLs and quoted texts, in which colour names do not mean colours. */
const quoted = /"[^"]*"|'[^']*'|var\(\s*--[\w-]+|url\((?!\s*["']?data:)[^)]*\)/gi
/** Properties whose values contain freely chosen names. */
const names =
  /^(?:content|quotes|animation|transition|will-change|grid|font(?!-size)|counter|container|view-transition)/

/** Converts `borderTopColor` to `border-top-color`. */
const dashed = (property: string) =>
  property.startsWith('--') ? property : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const inner = (value: string) => value.replace(/\s*!important\s*$/, '').trim()

function isRawColour(value: string, forced: boolean): boolean {
  const unquoted = value.replace(quoted, (match) => (match.startsWith('var') ? 'var(--' : ' '))
  if (hex.test(unquoted) || functions.test(unquoted) || /url\(\s*["']?data:/i.test(value)) return true
  const words = unquoted.toLowerCase().match(/(?<![\w-])[a-z][\w-]*(?![\w(-])/g) ?? []
  return words.some((word) => colourNames.has(word) || (!forced && systemColours.has(word)))
}

const isRawSize = (value: string, { sizes }: Tokens) =>
  ![...sizes, ...keywords, '0', '100%'].includes(inner(value).toLowerCase())

function isRawRadius(value: string, { radii }: Tokens): boolean {
  const allowed = [...radii, ...keywords, '0']
  const whole = inner(value)
  // Match `var(…)` as a whole, because a token with a fallback value contains a space.
  const parts = whole.match(/var\([^)]*\)|[^\s/]+/g) ?? []
  return !allowed.includes(whole) && !parts.every((part) => allowed.includes(part))
}

/** True if a declaration has a raw colour, type size or corner instead of a token. */
export function isRaw(property: string, value: string | number, tokens: Tokens, forced = false): boolean {
  const name = dashed(property)
  const text = String(value)
  if (/radius$/.test(name)) return isRawRadius(text, tokens)
  if (name === 'font-size') return isRawSize(text, tokens)
  if (name === 'font') return !keywords.includes(inner(text).toLowerCase())
  return !names.test(name) && isRawColour(text, forced)
}
