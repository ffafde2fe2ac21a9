import type { MessageShape } from '../icu/message-shape.ts'
import type { Choice, Reading } from '../icu/readings.ts'
import { type Locale, standardTag } from '../locales.ts'

/** A parsed message: its shape and every text it can produce. */
export interface ReadMessage extends MessageShape {
  readings: Reading[]
}

const sampleNumbers = Array.from({ length: 1001 }, (_, n) => n)
const categoryCache = new Map<string, string[]>()

/** The plural category of 0, 1, 2 … in a language. */
function categoriesOf(locale: Locale, type: 'cardinal' | 'ordinal'): string[] {
  const key = `${locale} ${type}`
  const cached = categoryCache.get(key)
  if (cached) return cached
  const rules = new Intl.PluralRules(standardTag(locale), { type })
  const categories = sampleNumbers.map((n) => rules.select(n))
  categoryCache.set(key, categories)
  return categories
}

const optionsOf = ({ plurals }: MessageShape, { kind, name }: Choice): string[] =>
  plurals.filter((one) => one.name === name && one.ordinal === (kind === 'ordinal')).flatMap(({ options }) => options)

/** The only number of a branch; undefined when it has several. */
function onlyNumber(locale: Locale, message: MessageShape, choice: Choice): number | undefined {
  if (choice.kind === 'select') return undefined
  if (choice.option.startsWith('=')) return Number(choice.option.slice(1))
  const options = optionsOf(message, choice)
  const categories = categoriesOf(locale, choice.kind)
  const numbers = sampleNumbers.filter((n) => categories[n] === choice.option)
  const withoutExact = numbers.filter((n) => !options.includes(`=${n}`))
  return [numbers, withoutExact].find(({ length }) => length === 1)?.[0]
}

/** The English branch that corresponds to a branch of the language. */
function englishOption(
  locale: Locale,
  english: ReadMessage,
  translation: ReadMessage,
  wanted: Choice,
  reading: Reading,
) {
  const choice = reading.choices.find(({ kind, name }) => kind === wanted.kind && name === wanted.name)
  if (!choice) return 'other'
  if (wanted.kind === 'select') return english.selects.get(wanted.name)?.has(choice.option) ? choice.option : 'other'
  const number = onlyNumber(locale, translation, choice)
  if (number === undefined) return 'other'
  const exact = `=${number}`
  return optionsOf(english, wanted).includes(exact) ? exact : categoriesOf('en', wanted.kind)[number]
}

const placeOf = ({ choices }: Reading) => choices.map(({ name, option }) => `${option} of {${name}}`).join(' and ')
const quoted = (name: string) => (name.startsWith('<') ? name : `{${name}}`)

function readingProblems(locale: Locale, english: ReadMessage, translation: ReadMessage, reading: Reading): string[] {
  const wanted = english.readings.find(({ choices }) =>
    choices.every((choice) => choice.option === englishOption(locale, english, translation, choice, reading)),
  )
  if (!wanted || reading.choices.length === 0) return []
  const plurals = new Set([...english.plurals, ...translation.plurals].map(({ name }) => name))
  // In a message with one plural, {n} is the plural's number, already formatted.
  const numbers = (plural: string) => [plural, ...(plurals.size === 1 ? ['n'] : [])]
  const silent = [...plurals].filter((plural) => {
    const choice = reading.choices.find(({ name, kind }) => name === plural && kind !== 'select')
    const showsNumber = ({ says }: Reading) => numbers(plural).some((name) => says.has(name))
    return (
      choice && onlyNumber(locale, translation, choice) === undefined && showsNumber(wanted) && !showsNumber(reading)
    )
  })
  const isNumber = (name: string) => [...plurals].some((plural) => numbers(plural).includes(name))
  const somewhere = (name: string) => translation.readings.some(({ says }) => says.has(name))
  const lost = [...wanted.says].filter((name) => !reading.says.has(name) && !isNumber(name) && somewhere(name))
  return [
    ...silent.map((plural) => `does not show the number of {${plural}} in ${placeOf(reading)}`),
    ...(lost.length ? [`lacks ${lost.sort().map(quoted).join(', ')} in ${placeOf(reading)}`] : []),
    ...(wanted.shows && !reading.shows ? [`has no text in ${placeOf(reading)}`] : []),
  ]
}

/** Parts of the English message that single branches of a translation lack. */
export const branchProblems = (locale: Locale, english: ReadMessage, translation: ReadMessage): string[] => [
  ...new Set(translation.readings.flatMap((reading) => readingProblems(locale, english, translation, reading))),
]
