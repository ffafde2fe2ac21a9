import { currencyCodes, isCurrency } from '@tradepost/domain/money/currencies'
import { isLocale, type Locale, languages } from '@tradepost/i18n'
import { createTheme, isThemeColor } from '@tradepost/theme-from-theme-color'
import type { TakenMarks } from './marks.ts'
import { type Places, readSites, tenantIds } from './places.ts'

export interface Answers {
  name: string
  company: string
  color: string
  languages: string
  currencies: string
  domain: string
}

/** The checked settings of a new tenant. */
export interface NewTenant {
  id: string
  /** The tenant's number in the gateway. */
  number: number
  name: string
  company: string
  color: string
  languages: Locale[]
  currencies: string[]
  domain: string
}

const mostTenants = 99

const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)
const repeated = (list: readonly string[]) => list.find((one, n) => list.indexOf(one) !== n)

const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** Throws when an id is malformed or taken. */
export function checkId(id: string, places: Places, taken: TakenMarks): void {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id) || id.length < 3 || id.length > 31)
    throw new Error(
      `${JSON.stringify(id)} cannot name a tenant: use 3 to 31 lower-case letters, digits and single hyphens, starting with a letter.`,
    )
  if (devices.test(id)) throw new Error(`${id} is a device on Windows, where no folder can have that name.`)
  if (tenantIds(places).includes(id) || readSites(places).some(({ code }) => code === id))
    throw new Error(`The tenant ${id} exists already.`)
  refuse(taken.word(id))
}

function checkLanguages(text: string): Locale[] {
  const list = listOf(text)
  const unknown = list.find((one) => !isLocale(one))
  if (unknown) throw new Error(`${unknown} is not a language of the product. Choose from ${languages.join(', ')}.`)
  if (list.length === 0) throw new Error('A tenant needs a language.')
  if (repeated(list)) throw new Error(`The language ${repeated(list)} is named twice.`)
  return list as Locale[]
}

function checkCurrencies(text: string): string[] {
  const list = listOf(text).map((code) => code.toUpperCase())
  const unknown = list.find((code) => !isCurrency(code))
  if (unknown) throw new Error(`The gateway has no rate for ${unknown}. Choose from ${currencyCodes.join(', ')}.`)
  if (list.length === 0) throw new Error('A tenant needs a currency.')
  if (repeated(list)) throw new Error(`The currency ${repeated(list)} is named twice.`)
  return list
}

function refuse(sentence: string | null): void {
  if (sentence !== null) throw new Error(sentence)
}

// A zero-width joiner or non-joiner is allowed between letters, where the spelling of Persian or Hindi needs it.
const joiner = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L})/gu
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/u

const markOf = (what: string, most: number, taken: TakenMarks) => (text: string) => {
  const mark = text.trim().normalize('NFC')
  if (mark.length === 0 || mark.length > most || /[<>"`\\]/.test(mark))
    throw new Error(`The ${what} needs 1 to ${most} characters, without < > " backtick or backslash.`)
  if (invisible.test(mark.replace(joiner, '')))
    throw new Error(`The ${what} contains an invisible character: type it again instead of copying it.`)
  if (!/[\p{L}\p{N}]/u.test(mark)) throw new Error(`The ${what} ${mark} has no letter or digit.`)
  refuse(taken.word(mark))
  return mark
}

function checkColor(text: string): string {
  const color = text.toLowerCase()
  if (!isThemeColor(color)) throw new Error(`${text} is not a colour: write it as #rrggbb.`)
  return color
}

function checkDomain(text: string, taken: TakenMarks): string {
  if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/.test(text))
    throw new Error(`${text} is not a domain: write it like shop.example, without https://.`)
  refuse(taken.domain(text))
  return text
}

/** The check of each answer; returns the value to keep, or throws a sentence. */
export const checksAgainst = (taken: TakenMarks) =>
  ({
    name: markOf('name', 12, taken),
    company: markOf('company', 80, taken),
    color: checkColor,
    languages: checkLanguages,
    currencies: checkCurrencies,
    domain: (text: string) => checkDomain(text, taken),
  }) satisfies Record<keyof Answers, (text: string) => unknown>

/** Checks the answers and returns the settings of the tenant; throws a sentence when one is wrong. */
export function checkAnswers(id: string, answers: Answers, places: Places, taken: TakenMarks): NewTenant {
  checkId(id, places, taken)
  const number = Math.max(0, ...readSites(places).map((site) => site.id)) + 1
  if (number > mostTenants) throw new Error(`There can be at most ${mostTenants} tenants.`)
  const checks = checksAgainst(taken)
  return {
    id,
    number,
    name: checks.name(answers.name),
    company: checks.company(answers.company),
    color: checks.color(answers.color),
    languages: checks.languages(answers.languages),
    currencies: checks.currencies(answers.currencies),
    domain: checks.domain(answers.domain),
  }
}

/** The changes that the palettes make to a colour, as sentences; empty if the colour is used unchanged. */
export const colourHints = (color: string): string[] =>
  createTheme(color).nudges.map(
    ({ scheme, token, wanted, used, lightness, deltaE }) =>
      `${scheme}: ${token} is ${used} instead of ${wanted}, ${Math.abs(lightness * 100).toFixed(1)} points of lightness ${lightness < 0 ? 'darker' : 'lighter'} (ΔE ${deltaE.toFixed(3)})`,
  )
