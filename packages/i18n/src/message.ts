import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { formatInstant, formatNumber } from './format.ts'
import { type Locale, standardTag } from './locales.ts'

interface Place {
  locale: Locale
  timeZone: string
}
export type MessageValues = Readonly<Record<string, unknown>>
type Format = (parts: unknown[]) => unknown

/** The parser's `TYPE`, whose import would bring the whole parser into the browser. */
const kinds = {
  literal: 0,
  argument: 1,
  number: 2,
  date: 3,
  time: 4,
  select: 5,
  plural: 6,
  pound: 7,
  tag: 8,
} as const satisfies Record<string, MessageFormatElement['type']>

const pluralRules = new Map<string, Intl.PluralRules>()

function pluralForm(locale: Locale, type: Intl.PluralRuleType | undefined, count: number): string {
  const key = `${locale} ${type}`
  const rules = pluralRules.get(key) ?? new Intl.PluralRules(standardTag(locale), type ? { type } : {})
  pluralRules.set(key, rules)
  return rules.select(count)
}

function readValue(values: MessageValues, name: string): unknown {
  if (!(name in values)) throw new Error(`a value for "${name}" is missing`)
  return values[name]
}

/** Adds a part. Adjacent texts are joined. */
function add(parts: unknown[], part: unknown): void {
  const last = parts.length - 1
  if (typeof part === 'string' && typeof parts[last] === 'string') parts[last] += part
  else parts.push(part)
}

/** The displayed form of a placeholder's value: texts, numbers and markup unchanged, null as an empty text. */
function shown(value: unknown): unknown {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  return value ? value : ''
}

function addAll(
  elements: readonly MessageFormatElement[],
  values: MessageValues,
  place: Place,
  parts: unknown[],
  count = 0,
): void {
  for (const element of elements) {
    switch (element.type) {
      case kinds.literal:
        add(parts, element.value)
        break
      case kinds.pound:
        add(parts, formatNumber(count))
        break
      case kinds.argument:
        add(parts, shown(readValue(values, element.value)))
        break
      case kinds.number:
        // Separate thousands by commas in every language, like all other numbers of a page.
        add(parts, formatNumber(Number(readValue(values, element.value))))
        break
      case kinds.date:
      case kinds.time: {
        const style = element.type === kinds.date ? 'date' : 'time'
        add(parts, formatInstant(readValue(values, element.value) as Date, place.locale, place.timeZone, style))
        break
      }
      case kinds.tag: {
        const format = readValue(values, element.value)
        if (typeof format !== 'function') throw new Error(`the value of <${element.value}> is no function`)
        const chunks: unknown[] = []
        addAll(element.children, values, place, chunks, count)
        const formatted = (format as Format)(chunks)
        for (const chunk of Array.isArray(formatted) ? formatted : [formatted]) add(parts, chunk)
        break
      }
      case kinds.select: {
        const option = element.options[String(readValue(values, element.value))] ?? element.options.other
        if (!option) throw new Error(`"${element.value}" has no branch for its value and no branch "other"`)
        addAll(option.value, values, place, parts, count)
        break
      }
      case kinds.plural: {
        const value = Number(readValue(values, element.value))
        const rest = value - element.offset
        const option =
          element.options[`=${value}`] ??
          element.options[pluralForm(place.locale, element.pluralType, rest)] ??
          element.options.other
        if (!option) throw new Error(`"${element.value}" has no form for ${value}`)
        addAll(option.value, values, place, parts, rest)
      }
    }
  }
}

/** Formats a compiled message: a text, or an array of parts if values are markup. Throws if a value is missing. */
export function formatMessage(elements: readonly MessageFormatElement[], values: MessageValues, place: Place): unknown {
  const parts: unknown[] = []
  addAll(elements, values, place, parts)
  return parts.length > 1 ? parts : (parts[0] ?? '')
}
