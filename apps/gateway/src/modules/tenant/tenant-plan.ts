import { type EmailAddress, readEmailAddress } from '@tradepost/domain/account/email-address'
import { blockedPortOf } from '@tradepost/domain/address/blocked-ports'
import { type CurrencyCode, currencyCodes, isCurrency } from '@tradepost/domain/money/currencies'
import { defaultThemeColor } from '@tradepost/domain/opening/opening-steps'
import { isLocale, type Locale, languages } from '@tradepost/i18n/locales'

/** The options of `tenant create`, as typed. */
export interface TenantOptions {
  admin?: string | undefined
  origin?: string | undefined
  'desk-origin'?: string | undefined
  company?: string | undefined
  colour?: string | undefined
  languages?: string | undefined
  currencies?: string | undefined
  rate?: readonly string[] | undefined
  number?: string | undefined
}

/** A tenant to create; each value is valid by itself. */
export interface TenantPlan {
  code: string
  admin: EmailAddress
  origin: string
  deskOrigin: string
  company: string
  themeColor: string
  /** The first is the default. */
  languages: readonly Locale[]
  /** The first is the default. */
  currencies: readonly CurrencyCode[]
  /** Units per US dollar of the currencies that have no rate yet. */
  rates: ReadonlyMap<CurrencyCode, string>
  /** The id of the tenant; null for the next free one. */
  number: number | null
}

/** A plan that is wrong, or that does not fit the installation, with the option that is to blame. */
export class PlanProblem extends Error {
  readonly option: keyof TenantOptions | 'code'
  /** True if something else has it already. */
  readonly isTaken: boolean

  constructor(option: PlanProblem['option'], message: string, isTaken = false) {
    super(message)
    this.name = 'PlanProblem'
    this.option = option
    this.isTaken = isTaken
  }
}

/** Settings of the environment that name a tenant. */
interface Settings {
  nodeEnv: string
  deskOrigins: Readonly<Record<string, string>>
  given: { siteOrigins: Readonly<Record<string, string>> }
}

const highestNumber = 9999

const required = (value: string | undefined, name: keyof TenantOptions): string => {
  if (!value?.trim()) throw new PlanProblem(name, `--${name} is missing.`)
  return value.trim()
}

function codeOf(code: string): string {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(code) || code.length < 3 || code.length > 31)
    throw new PlanProblem(
      'code',
      `"${code}" cannot name a tenant: use 3 to 31 lower-case letters, digits and single hyphens, starting with a letter.`,
    )
  return code
}

function originOf(text: string, option: 'origin' | 'desk-origin', { nodeEnv }: Settings): string {
  const { protocol, origin, hostname } = URL.canParse(text) ? new URL(text) : new URL('none:')
  if (
    !/^https?:$/.test(protocol) ||
    origin !== text.toLowerCase().replace(/\/$/, '') ||
    !/^[a-z0-9.-]+$/.test(hostname)
  )
    throw new PlanProblem(option, `--${option} must be an address like https://shop.example, not "${text}".`)
  if (nodeEnv === 'production' && protocol !== 'https:')
    throw new PlanProblem(option, `--${option} must be https in production, not ${origin}.`)
  const port = blockedPortOf(origin)
  if (port !== null)
    throw new PlanProblem(option, `--${option}: browsers refuse to connect to port ${port}; choose another.`)
  return origin
}

const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)

function list<T extends string>(
  text: string,
  { option, is, all }: { option: 'languages' | 'currencies'; is: (one: string) => one is T; all: readonly string[] },
): T[] {
  const names = listOf(text)
  const unknown = names.find((name) => !is(name))
  if (unknown) throw new PlanProblem(option, `--${option}: ${unknown} is unknown. Choose from ${all.join(', ')}.`)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new PlanProblem(option, `--${option} names ${twice} twice.`)
  if (names.length === 0) throw new PlanProblem(option, `--${option} names none. Choose from ${all.join(', ')}.`)
  return names.filter(is)
}

function ratesOf(texts: readonly string[], currencies: readonly CurrencyCode[]): Map<CurrencyCode, string> {
  const rates = new Map<CurrencyCode, string>()
  for (const text of texts) {
    const [, code = '', rate = ''] = /^([A-Z]{3})=(\d{1,8}(?:\.\d{1,8})?)$/.exec(text) ?? []
    if (!isCurrency(code) || Number(rate) === 0)
      throw new PlanProblem(
        'rate',
        `--rate must look like EUR=0.86 (units of the currency for one US dollar), not "${text}".`,
      )
    if (code === 'USD') throw new PlanProblem('rate', '--rate: the rate of USD is always 1.')
    if (!currencies.includes(code))
      throw new PlanProblem('rate', `--rate ${code}: ${code} is not one of the tenant's currencies.`)
    if (rates.has(code)) throw new PlanProblem('rate', `--rate names ${code} twice.`)
    rates.set(code, rate)
  }
  return rates
}

function companyOf(text: string): string {
  const company = text.normalize('NFC')
  if (company.length > 80 || /[<>"`\\\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(company) || !/[\p{L}\p{N}]/u.test(company))
    throw new PlanProblem('company', '--company needs 1 to 80 characters, without < > " backtick or backslash.')
  return company
}

function deskOriginOf(code: string, given: string | undefined, settings: Settings): string {
  const configured = settings.deskOrigins[code]
  if (!given && !configured)
    throw new PlanProblem(
      'desk-origin',
      `--desk-origin is missing: the administrator accepts the invitation at the desk. Name its address here, or in DESK_ORIGINS (${code}=https://…).`,
    )
  const origin = given ? originOf(given, 'desk-origin', settings) : (configured ?? '')
  if (configured && configured !== origin)
    throw new PlanProblem('desk-origin', `--desk-origin is ${origin}, but DESK_ORIGINS says ${configured} for ${code}.`)
  const [other] = Object.entries(settings.deskOrigins).find(([name, one]) => name !== code && one === origin) ?? []
  if (other) throw new PlanProblem('desk-origin', `${origin} is the address of the desk of ${other} already.`, true)
  return origin
}

function numberOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > highestNumber)
    throw new PlanProblem('number', `--number must be a whole number between 1 and ${highestNumber}.`)
  return number
}

/** Checks the options of `tenant create`; throws a sentence when one is wrong. */
export function planTenant(code: string, options: TenantOptions, settings: Settings): TenantPlan {
  codeOf(code)
  const mail = required(options.admin, 'admin')
  const admin = readEmailAddress(mail)
  if (!admin) throw new PlanProblem('admin', `--admin: "${mail}" is not an email address.`)
  const origin = originOf(required(options.origin, 'origin'), 'origin', settings)
  const configured = settings.given.siteOrigins[code]
  if (configured && configured !== origin)
    throw new PlanProblem('origin', `--origin is ${origin}, but SITE_ORIGINS says ${configured} for ${code}.`)
  const deskOrigin = deskOriginOf(code, options['desk-origin'], settings)
  if (deskOrigin === origin)
    throw new PlanProblem('desk-origin', '--desk-origin: the desk needs an address other than the shop.')
  const themeColor = (options.colour ?? defaultThemeColor).toLowerCase()
  if (!/^#[0-9a-f]{6}$/.test(themeColor))
    throw new PlanProblem('colour', `--colour: ${options.colour} is not a colour; write it as #rrggbb.`)
  const currencies = list((options.currencies ?? 'USD').toUpperCase(), {
    ...{ option: 'currencies', is: isCurrency, all: currencyCodes },
  })
  return {
    ...{ code, admin, origin, deskOrigin, themeColor, currencies },
    company: companyOf(required(options.company, 'company')),
    languages: list(options.languages ?? 'en', {
      ...{ option: 'languages', is: (one): one is Locale => isLocale(one), all: languages },
    }),
    rates: ratesOf(options.rate ?? [], currencies),
    number: numberOf(options.number),
  }
}
