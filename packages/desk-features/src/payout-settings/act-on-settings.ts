import { type CallInput, calls } from '@tradepost/contract'
import { readTypedMinor } from '@tradepost/domain/typed/typed-number'
import {
  countOf,
  type DeskContext,
  type DeskTools,
  idempotencyKeyOf,
  type Problem,
  refuse,
  textOf,
  withIdentity,
} from '../kernel/server.ts'
import { mostSteps } from './reserve-lines.ts'

type Settings = CallInput<typeof calls.payoutSettings.proposePayoutSettings>['body']['settings']

/** How sellers are paid today, and the changes of it. */
export const loadSettings = async ({ api }: DeskContext) => ({
  ...(await api(calls.payoutSettings.payoutSettings)),
  idempotencyKey: crypto.randomUUID(),
})

const mostCents = 100_000_000
const mostPoints = 1_000_000_000

/** Reads the form of the settings. `problems` names the fields that cannot be read. */
function readSettings({ t }: DeskContext, form: FormData): { settings: Settings; reason: string; problems: Problem[] } {
  const problems: Problem[] = []
  const wrong = (field: string) => problems.push({ code: 'format_error', message: t('errors.format_error'), field })
  const cents = (field: string): number => {
    const minor = readTypedMinor(textOf(form, field), 2)
    if (minor === null || minor < 0 || minor > mostCents) wrong(field)
    return minor ?? 0
  }
  const whole = (field: string, min: number, max: number): number => {
    const value = countOf(textOf(form, field).trim(), { min, max })
    if (value === null) wrong(field)
    return value ?? min
  }
  const points = (field: string) => whole(field, 0, mostPoints)
  const percent = (field: string): number => {
    const hundredths = readTypedMinor(textOf(form, field), 2)
    if (hundredths === null || hundredths < 0 || hundredths > 10_000) wrong(field)
    return (hundredths ?? 0) / 100
  }
  const payoutProviders: Settings['payoutProviders'] = {}
  for (const [field, value] of form)
    if (field.startsWith('provider.') && value !== 'auto') payoutProviders[field.slice(9)] = String(value)
  const reserveSteps: Settings['reserveSteps'] = []
  for (let line = 0; line < mostSteps; line++) {
    const names = ['level', 'percent', 'days'].map((name) => `${name}.${line}`)
    if (names.every((name) => !textOf(form, name).trim())) continue
    const [level = '', percent = '', days = ''] = names
    reserveSteps.push({ belowLevel: whole(level, 1, 100), percent: whole(percent, 0, 100), days: whole(days, 1, 365) })
  }
  const [name = '', iban = '', bic = ''] = ['sender', 'senderAccount', 'bic'].map((field) => textOf(form, field).trim())
  const reason = textOf(form, 'reason').trim()
  const settings = {
    payoutWeekday: whole('weekday', 0, 7),
    ...{ payoutMinimumUsd: cents('minimum'), payoutFeeUsd: cents('fee'), fourEyesUsd: cents('limit') },
    ...{ reserveSteps, payoutProviders },
    feePercent: percent('commission'),
    ...{ sellerDepositUsd: cents('deposit'), giftsPerDayUsd: cents('giftsDay') },
    ...{ giftsPerReceiverUsd: cents('giftsReceiver'), fourEyesPoints: points('pointsLimit') },
    ...{ giftsPerDayPoints: points('pointsDay'), giftsPerReceiverPoints: points('pointsReceiver') },
    sepaDebtor: name || iban || bic ? { name, iban, ...(bic ? { bic } : {}) } : null,
  }
  const isEmpty = {
    sender: settings.sepaDebtor && name.length < 2,
    senderAccount: settings.sepaDebtor && iban.length < 5,
  }
  for (const [field, empty] of Object.entries({ ...isEmpty, reason: reason.length < 3 }))
    if (empty) problems.push({ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field })
  if (bic && (bic.length < 8 || bic.length > 11)) wrong('bic')
  return { settings, reason, problems }
}

/** The field of the form that a field of the call is. */
const fieldOf: Readonly<Record<string, string>> = { iban: 'senderAccount', name: 'sender', reserveSteps: 'level.0' }

async function propose(context: DeskContext, form: FormData, tools: DeskTools) {
  const { settings, reason, problems } = readSettings(context, form)
  if (problems.length > 0) return refuse(problems, form)
  const result = await withIdentity(context, form, tools, async () => {
    await context.api(
      calls.payoutSettings.proposePayoutSettings,
      { body: { settings, reason } },
      { idempotencyKey: idempotencyKeyOf(form) },
    )
    return { ok: true as const }
  })
  if (result.ok) return result
  return {
    ...result,
    problems: result.problems.map(({ field, ...problem }) => ({
      ...problem,
      ...(field === 'settings' ? { message: context.t('payoutSettings.unchanged') } : {}),
      ...(field === undefined || field === 'settings' ? {} : { field: fieldOf[field] ?? field }),
    })),
  }
}

/** Proposes other settings, or answers a change of another person. */
export async function actOnSettings(context: DeskContext, form: FormData, tools: DeskTools) {
  const act = textOf(form, 'act')
  if (act === 'propose') return propose(context, form, tools)
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.payoutSettings.answerPayoutSettings, {
      params: { id: textOf(form, 'id') },
      body: { approve: act === 'approve' },
    })
    return { ok: true as const }
  })
}
