import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

function collect(elements: readonly MessageFormatElement[], names: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value)
    if (element.type === TYPE.tag) collect(element.children, names)
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const option of Object.values(element.options)) collect(option.value, names)
  }
}

/** Sorted names of the placeholders and tags of an ICU text, or null when it cannot be parsed. */
export function placeholders(text: string): string[] | null {
  const names = new Set<string>()
  try {
    collect(parse(text), names)
  } catch {
    return null
  }
  return [...names].sort()
}
