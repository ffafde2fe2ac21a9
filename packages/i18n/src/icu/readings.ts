import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** A chosen branch of a message, e.g. the option `few` of `{count, plural, …}`. */
export interface Choice {
  kind: 'cardinal' | 'ordinal' | 'select'
  name: string
  option: string
}
/** One of the texts that a message can produce. */
export interface Reading {
  choices: Choice[]
  /** The placeholders in the text. `#` is stored as the name of its plural, a tag in angle brackets. */
  says: Set<string>
  /** True when the text shows a letter, a number or a value. */
  shows: boolean
}

const nothing: Reading = { choices: [], says: new Set(), shows: false }
// Every choice multiplies the number of readings. A text with more is a mistake or an attack: refuse it quickly.
const maxReadings = 2000

const clashes = (one: Choice, other: Choice) =>
  one.kind === other.kind && one.name === other.name && one.option !== other.option

function join(before: Reading[], after: Reading[]): Reading[] {
  if (before.length * after.length > maxReadings) throw new Error('it branches in too many ways')
  return before.flatMap((one) =>
    after
      .filter((other) => !other.choices.some((choice) => one.choices.some((earlier) => clashes(earlier, choice))))
      .map((other) => ({
        choices: [...one.choices, ...other.choices],
        says: new Set([...one.says, ...other.says]),
        shows: one.shows || other.shows,
      })),
  )
}

function branches(element: MessageFormatElement, plural: string): Reading[] {
  switch (element.type) {
    case TYPE.literal:
      return [{ ...nothing, shows: /[\p{L}\p{N}]/u.test(element.value) }]
    case TYPE.pound:
      return [{ ...nothing, says: new Set([plural]), shows: true }]
    case TYPE.tag:
      return join([{ ...nothing, says: new Set([`<${element.value}>`]) }], sequence(element.children, plural))
    case TYPE.plural:
    case TYPE.select: {
      const kind = element.type === TYPE.select ? 'select' : (element.pluralType ?? 'cardinal')
      const within = element.type === TYPE.select ? plural : element.value
      return Object.entries(element.options).flatMap(([option, { value }]) =>
        join([{ ...nothing, choices: [{ kind, name: element.value, option }] }], sequence(value, within)),
      )
    }
    default:
      return [{ ...nothing, says: new Set([element.value]), shows: true }]
  }
}

const sequence = (elements: readonly MessageFormatElement[], plural: string): Reading[] =>
  elements.reduce((all, element) => join(all, branches(element, plural)), [nothing])

/** Every text that a message can produce. Throws if the message is not valid ICU or has too many readings. */
export const readingsOf = (text: string): Reading[] => sequence(parse(text), '')
