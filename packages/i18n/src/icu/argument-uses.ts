import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'choice',
  [TYPE.tag]: 'tag',
}

function collect(elements: readonly MessageFormatElement[], uses: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    uses.add(`${kinds[element.type]} ${element.value}`)
    if (element.type === TYPE.tag) collect(element.children, uses)
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const option of Object.values(element.options)) collect(option.value, uses)
  }
}

/**
 * The ways in which an ICU text uses its arguments, e.g. `number count`, `date until`, `tag link`. Null if the text
 * cannot be parsed.
 */
export function argumentUses(text: string): Set<string> | null {
  const uses = new Set<string>()
  try {
    collect(parse(text), uses)
  } catch {
    return null
  }
  return uses
}
