import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

const unseen =
  /[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2028-\u202e\u2066-\u2069\ufffd\ufff9-\ufffb]/gu
// Characters that join letters, mark a direction, allow a break or select a form are part of writing, as are tabs and
// line breaks. Any other invisible character could hide text or reverse the direction of the text after it.
const permitted = /[\n\t\u00ad\u061c\u200c-\u200f]|\p{Variation_Selector}/u
const visible = /[\p{L}\p{N}]/u
const plain = /^[^{}<>'#]*$/
const maxLength = 5000

/** The first forbidden invisible character of a text, as `U+202E`; undefined if there is none. */
export function unseenCharacter(text: string): string | undefined {
  const code = text
    .match(unseen)
    ?.find((character) => !permitted.test(character))
    ?.codePointAt(0)
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/** True when a letter, a number or a placeholder is visible. */
function shows(elements: readonly MessageFormatElement[]): boolean {
  return elements.some((element) => {
    if (element.type === TYPE.literal) return visible.test(element.value)
    if (element.type === TYPE.tag) return shows(element.children)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).some((option) => shows(option.value))
    return true
  })
}

function isBlank(text: string): boolean {
  if (plain.test(text)) return !visible.test(text)
  try {
    return !shows(parse(text))
  } catch {
    // A text that ICU cannot parse is reported elsewhere.
    return false
  }
}

/** The first value for which a message sets a style: `{share, number, ::percent}`. */
function styledValue(elements: readonly MessageFormatElement[]): string | undefined {
  for (const element of elements) {
    if ([TYPE.number, TYPE.date, TYPE.time].includes(element.type) && 'style' in element && element.style)
      return (element as { value: string }).value
    const inner =
      element.type === TYPE.tag
        ? [element.children]
        : element.type === TYPE.plural || element.type === TYPE.select
          ? Object.values(element.options).map(({ value }) => value)
          : []
    const styled = inner.map(styledValue).find((value) => value !== undefined)
    if (styled !== undefined) return styled
  }
  return undefined
}

// Pages format numbers, dates and times in one way and ignore styles: they would print 0.15 for 15 %.
function styleProblem(text: string): string | null {
  if (plain.test(text)) return null
  try {
    const styled = styledValue(parse(text))
    return styled === undefined ? null : `sets a style for {${styled}}, which pages ignore: write {${styled}}`
  } catch {
    return null
  }
}

/** The reason a text must not replace an English one; null when it may. */
export function textProblem(text: string, english: string): string | null {
  if (text.length > maxLength) return `is longer than ${maxLength} characters`
  if (text.trim() === '') return 'is empty'
  const character = unseenCharacter(text)
  if (character) return `contains the invisible character ${character}`
  if (isBlank(text) && !isBlank(english)) return 'has no visible letter'
  return styleProblem(text)
}
