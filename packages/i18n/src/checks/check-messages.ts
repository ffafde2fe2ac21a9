import type { Texts } from '../catalogue.ts'
import { type MessageShape, shapeOf } from '../icu/message-shape.ts'
import { readingsOf } from '../icu/readings.ts'
import { textProblem } from '../icu/text-problem.ts'
import { type Locale, standardTag } from '../locales.ts'
import { branchProblems, type ReadMessage } from './branch-problems.ts'

/** One problem of one message. */
export interface Problem {
  locale: Locale
  id: string
  what: string
}
interface Check {
  locale: Locale
  source: Texts
  texts: Texts
  /** Ids of messages that intentionally read the same as in English. */
  sameAsEnglish?: readonly string[]
  /** True if keys may be missing, as in a tenant's overrides. */
  partial?: boolean
  /** The texts that a tenant overrides. The overrides may be in English. */
  base?: Texts
}

const list = (values: Iterable<string>) => [...values].sort().join(', ')
const missing = (wanted: Iterable<string>, present: { has: (value: string) => boolean }) =>
  [...wanted].filter((value) => !present.has(value))

// The branch "=0" replaces the category "zero" only if the language has no other number in that category.
const exact: Record<string, string> = { zero: '=0', one: '=1', two: '=2' }
const standsAlone = (rules: Intl.PluralRules, category: string) =>
  Array.from({ length: 200 }, (_, n) => n).filter((n) => rules.select(n) === category).length === 1

function pluralProblems(locale: Locale, { plurals }: MessageShape): string[] {
  return plurals.flatMap(({ name, ordinal, options }) => {
    const rules = new Intl.PluralRules(standardTag(locale), { type: ordinal ? 'ordinal' : 'cardinal' })
    const { pluralCategories } = rules.resolvedOptions()
    const covered = (category: string) =>
      options.includes(category) || (options.includes(exact[category] ?? '') && standsAlone(rules, category))
    const absent = pluralCategories.filter((category) => !covered(category))
    const foreign = options.filter(
      (option) => !option.startsWith('=') && !pluralCategories.some((one) => one === option),
    )
    return [
      ...(absent.length ? [`plural of {${name}} lacks ${list(absent)}`] : []),
      ...(foreign.length ? [`plural of {${name}} has ${list(foreign)}, which the language does not know`] : []),
    ]
  })
}

/** English plurals that a language with several forms does not use. */
function lostPlurals(locale: Locale, source: MessageShape, translation: MessageShape): string[] {
  const names = source.plurals
    .filter(({ name, ordinal }) => !translation.plurals.some((one) => one.name === name && one.ordinal === ordinal))
    .filter(({ ordinal }) => {
      const rules = new Intl.PluralRules(standardTag(locale), { type: ordinal ? 'ordinal' : 'cardinal' })
      return rules.resolvedOptions().pluralCategories.length > 1
    })
    .map(({ name }) => name)
  return names.length ? [`has no plural of {${list(new Set(names))}}`] : []
}

function parityProblems(source: MessageShape, translation: MessageShape): string[] {
  const lost = missing(source.placeholders.keys(), translation.placeholders)
  const invented = missing(translation.placeholders.keys(), source.placeholders)
  const retyped = [...translation.placeholders].filter(
    ([name, kind]) => (source.placeholders.get(name) ?? kind) !== kind,
  )
  const tags = [...missing(source.tags, translation.tags), ...missing(translation.tags, source.tags)]
  const options = [...source.selects].flatMap(([name, wanted]) =>
    missing(wanted, translation.selects.get(name) ?? new Set()).map((option) => `${name}=${option}`),
  )
  return [
    ...(lost.length ? [`lacks {${list(lost)}}`] : []),
    ...(invented.length ? [`has {${list(invented)}}, which English does not`] : []),
    ...(retyped.length ? [`formats {${list(retyped.map(([name]) => name))}} differently from English`] : []),
    ...(tags.length ? [`tags differ: ${list(tags)}`] : []),
    ...(options.length ? [`lacks the choices ${list(options)}`] : []),
  ]
}

function read(text: string): ReadMessage | string {
  try {
    return { ...shapeOf(text), readings: readingsOf(text) }
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
}

const hasWords = (letters: string) => /\p{L}{3,}/u.test(letters)

function messageProblems({ locale, source, sameAsEnglish = [], base }: Check, id: string, text: string): string[] {
  const english = Object.hasOwn(source, id) ? source[id] : undefined
  if (english === undefined) return ['is unknown in English']
  // Check this first: parsing a text of any length would take too long.
  const unfit = textProblem(text, english)
  if (unfit) return [unfit]
  const translation = read(text)
  const original = read(english)
  if (typeof translation === 'string') return [translation]
  const problems = pluralProblems(locale, translation)
  if (typeof original === 'string') return problems
  const same = locale !== 'en' && text === english && hasWords(translation.letters)
  const listed = sameAsEnglish.includes(id)
  return [
    ...problems,
    ...lostPlurals(locale, original, translation),
    ...parityProblems(original, translation),
    ...branchProblems(locale, original, translation),
    ...(text !== text.trim() ? ['begins or ends with a space'] : []),
    ...(same && !listed && !base ? ['is still English'] : []),
    ...(text === base?.[id] ? ['equals the text without an override: list differences only'] : []),
    ...(listed && !same ? ['is listed as the same as English but differs'] : []),
  ]
}

/** Every problem of one language: keys, placeholders, tags, plurals, choices, text left in English. */
export function checkMessages(check: Check): Problem[] {
  const { locale, source, texts, partial = false } = check
  const absent = partial ? [] : missing(Object.keys(source), new Set(Object.keys(texts)))
  return [
    ...absent.map((id) => ({ locale, id, what: 'is missing' })),
    ...Object.entries(texts).flatMap(([id, text]) =>
      messageProblems(check, id, text).map((what) => ({ locale, id, what })),
    ),
  ]
}
