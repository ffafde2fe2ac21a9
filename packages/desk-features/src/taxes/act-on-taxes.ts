import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { readTypedMinor } from '@tradepost/domain/typed/typed-number'
import {
  type DeskContext,
  type DeskTools,
  idempotencyKeyOf,
  type Problem,
  refuse,
  textOf,
  withIdentity,
} from '../kernel/server.ts'

import { ofPass } from './of-pass.ts'

const done = { ok: true as const }

/** Midnight of a typed day in UTC, or now for today; null for a text that is no day. */
function startOf(typed: string): string | null {
  const midnight = new Date(`${typed}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed) || Number.isNaN(midnight.getTime())) return null
  const now = new Date()
  const isToday = midnight <= now && midnight.getTime() + dayMs > now.getTime()
  return (isToday ? now : midnight).toISOString()
}

const saveSettings = (context: DeskContext, form: FormData, tools: DeskTools) =>
  withIdentity(context, form, tools, async () => {
    const body = {
      charges: form.has('charges'),
      country: textOf(form, 'ownCountry'),
      vatNumber: textOf(form, 'vatNumber').trim(),
    }
    await context.api(calls.tax.setTaxSettings, { body })
    return done
  })

async function addRate(context: DeskContext, form: FormData, tools: DeskTools) {
  const { t } = context
  const hundredths = readTypedMinor(textOf(form, 'percent'), 2)
  const startsAt = startOf(textOf(form, 'startsAt'))
  const wrong = (field: string): Problem => ({ code: 'format_error', message: t('errors.format_error'), field })
  const problems = [
    ...(hundredths === null || hundredths < 0 || hundredths > 10_000 ? [wrong('percent')] : []),
    ...(startsAt ? [] : [wrong('startsAt')]),
  ]
  if (problems.length > 0 || hundredths === null || !startsAt) return refuse(problems, form)
  const categoryId = textOf(form, 'categoryId')
  const body = {
    ...{ country: textOf(form, 'country'), percent: hundredths / 100, startsAt },
    ...(categoryId === ofPass ? { forPass: true } : categoryId ? { categoryId } : {}),
  }
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.tax.addTaxRate, { body }, { idempotencyKey: idempotencyKeyOf(form) })
    return done
  })
}

/** Sets whether tax is charged, adds a rate, or ends one. */
export async function actOnTaxes(context: DeskContext, form: FormData, tools: DeskTools) {
  const act = textOf(form, 'act')
  if (act === 'settings') return saveSettings(context, form, tools)
  if (act === 'add') return addRate(context, form, tools)
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.tax.endTaxRate, { params: { id: textOf(form, 'id') }, body: {} })
    return done
  })
}
