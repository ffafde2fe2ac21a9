import { type CallInput, calls } from '@tradepost/contract'
import { readHttpsAddress } from '@tradepost/domain/address/https-address'
import { passLimits } from '@tradepost/domain/limits/pass-limits'
import { currencyDigits } from '@tradepost/domain/money/money'
import { readTypedMinor } from '@tradepost/domain/typed/typed-number'
import {
  countOf,
  type DeskContext,
  type DeskTools,
  type Problem,
  refuse,
  textOf,
  withIdentity,
} from '../kernel/server.ts'

type Body = CallInput<typeof calls.passTerms.setPassTerms>['body']

/** What the pass costs and gives. */
export const loadPassTerms = async ({ api }: DeskContext) => ({ terms: await api(calls.passTerms.passTermsDetail) })

const bounds = {
  shortTrialPercent: { min: 0, max: 100 },
  inviteHours: { min: 0, max: passLimits.inviteHours },
  reportPoints: { min: 0, max: passLimits.reportPoints },
  calculatorDaily: { min: 1, max: passLimits.calculatorDaily },
} as const
const settings = Object.keys(bounds) as (keyof typeof bounds)[]

/** The typed terms, or what is wrong with them. A price or a period without a number is left out. */
function readTerms({ t }: DeskContext, form: FormData) {
  const wrong = (field: string): Problem => ({ code: 'format_error', message: t('errors.format_error'), field })
  const problems: Problem[] = []
  const prices: Body['prices'] = []
  for (const name of form.keys()) {
    if (!name.startsWith('prices.')) continue
    const typed = textOf(form, name).trim()
    if (!typed) continue
    const currency = name.slice('prices.'.length)
    const minor = readTypedMinor(typed, currencyDigits(currency))
    if (minor === null || minor <= 0) problems.push(wrong(name))
    else prices.push({ currency, minor })
  }
  const periods: Body['periods'] = []
  for (let n = 0; n < passLimits.periods; n++) {
    const typed = textOf(form, `amount.${n}`).trim()
    if (!typed) continue
    const amount = countOf(typed, { min: 1, max: passLimits.periodAmount })
    const timeUnit = countOf(textOf(form, `unit.${n}`), { min: 1, max: 3 })
    if (amount === null || timeUnit === null) problems.push(wrong(`amount.${n}`))
    else periods.push({ timeUnit, amount })
  }
  const numbers: Partial<Record<(typeof settings)[number], number>> = {}
  for (const name of settings) {
    const value = countOf(textOf(form, name), bounds[name])
    if (value === null) problems.push(wrong(name))
    else numbers[name] = value
  }
  const typedUrl = textOf(form, 'clientUrl').trim()
  const clientUrl = typedUrl ? readHttpsAddress(typedUrl) : null
  if (typedUrl && !clientUrl)
    problems.push({ code: 'format_error', message: t('passTerms.client-refused'), field: 'clientUrl' })
  const version = countOf(textOf(form, 'version'), { min: 0, max: 2_147_483_647 }) ?? 0
  const given = numbers as Record<(typeof settings)[number], number>
  return { problems, body: { version, prices, periods, clientUrl, ...given } }
}

/** Sets what the pass costs and gives. */
export function actOnPassTerms(context: DeskContext, form: FormData, tools: DeskTools) {
  const { problems, body } = readTerms(context, form)
  if (problems.length > 0) return refuse(problems, form)
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.passTerms.setPassTerms, { body })
    return { ok: true as const }
  })
}
