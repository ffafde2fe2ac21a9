import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** The placeholders, tags, choices and plurals of a message. */
export interface MessageShape {
  /** Placeholder → kind of its value. A translation must keep the kind. */
  placeholders: Map<string, 'value' | 'date' | 'time'>
  tags: Set<string>
  plurals: { name: string; ordinal: boolean; options: string[] }[]
  selects: Map<string, Set<string>>
  /** The literal text without markup and placeholders. */
  letters: string
}

/** Parses a message. Throws if the message is not valid ICU. */
export function shapeOf(text: string): MessageShape {
  const shape: MessageShape = { placeholders: new Map(), tags: new Set(), plurals: [], selects: new Map(), letters: '' }
  walk(parse(text), shape)
  return shape
}

function walk(elements: readonly MessageFormatElement[], shape: MessageShape) {
  for (const element of elements) visit(element, shape)
}

function visit(element: MessageFormatElement, shape: MessageShape) {
  const { placeholders } = shape
  switch (element.type) {
    case TYPE.literal:
      shape.letters += element.value
      return
    case TYPE.argument:
    case TYPE.number:
      placeholders.set(element.value, placeholders.get(element.value) ?? 'value')
      return
    case TYPE.date:
    case TYPE.time:
      placeholders.set(element.value, element.type === TYPE.date ? 'date' : 'time')
      return
    case TYPE.tag:
      shape.tags.add(element.value)
      return walk(element.children, shape)
    case TYPE.plural: {
      const options = Object.keys(element.options)
      placeholders.set(element.value, 'value')
      shape.plurals.push({ name: element.value, ordinal: element.pluralType === 'ordinal', options })
      return Object.values(element.options).forEach((option) => {
        walk(option.value, shape)
      })
    }
    case TYPE.select: {
      const options = shape.selects.get(element.value) ?? new Set()
      placeholders.set(element.value, 'value')
      shape.selects.set(element.value, new Set([...options, ...Object.keys(element.options)]))
      return Object.values(element.options).forEach((option) => {
        walk(option.value, shape)
      })
    }
  }
}
