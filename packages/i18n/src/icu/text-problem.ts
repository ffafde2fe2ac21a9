import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

const unseen =
  /[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2028-\u202e\u2066-\u2069\ufffd\ufff9-\ufffb]/gu
// Characters that join letters, mark a direction, lets a word break or picks a form belongs to writing, as tabs and line
// breaks do; whatever else cannot be seen hides a text or turns the direction of what follows.
const written = /[\n\t\u00ad\u061c\u200c-\u200f]|\p{Variation_Selector}/u
const visible = /[\p{L}\p{N}]/u
const plain = /^[^{}<>'#]*$/
const longest = 5000

/** A character that no text may hold, as `U+202E`; undefined where there is none. */
export function unseenCharacter(text: string): string | undefined {
  const code = text
    .match(unseen)
    ?.find((character) => !written.test(character))
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

/** The first value that a message formats in a style of its own: `{share, number, ::percent}`. */
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

// Numbers, dates and times read alike on every page; a style would be passed over and 0.15 printed for 15 %.
function whyStyled(text: string): string | null {
  if (plain.test(text)) return null
  try {
    const styled = styledValue(parse(text))
    return styled === undefined
      ? null
      : `gives {${styled}} a style of its own, which no page follows: write {${styled}}`
  } catch {
    return null
  }
}

/** The reason a text must not replace an English one; null when it may. */
export function textProblem(text: string, english: string): string | null {
  if (text.length > longest) return `is longer than ${longest} characters`
  if (text.trim() === '') return 'is empty'
  const character = unseenCharacter(text)
  if (character) return `holds ${character}, a character nobody can see`
  if (isBlank(text) && !isBlank(english)) return 'has no letter that can be seen'
  return whyStyled(text)
}
