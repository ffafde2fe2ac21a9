import { calls } from '@tradepost/contract'
import { unitFields } from '@tradepost/domain/offer/unit-content'
import { isTimeZone, typedMoment } from '@tradepost/domain/time/zoned-time'
import { type DeskContext, type Problem, refuse, textOf, withProblems } from '../kernel/server.ts'

/** When the account is rented out again: at once if nothing was typed, null if it is not a moment in the future. */
function rentedAgain(form: FormData): Date | undefined | null {
  const typed = textOf(form, 'until').trim()
  if (!typed) return undefined
  const zone = textOf(form, 'zone')
  const until = typedMoment(typed, isTimeZone(zone) ? zone : 'UTC')
  return until && until.getTime() > Date.now() ? until : null
}

/** Sets the new login of a returned account, which is rented out again then or at a later time. */
export function actOnRentalUnits(context: DeskContext, form: FormData) {
  const { t } = context
  const items = unitFields.flatMap((label) => {
    const value = textOf(form, label).trim()
    return value ? [{ label, value }] : []
  })
  const until = rentedAgain(form)
  const problems: Problem[] = [
    ...(items.some(({ label }) => label === 'password' || label === 'code')
      ? []
      : [{ code: 'cannot_be_empty', message: t('rentalUnits.password-missing'), field: 'password' }]),
    ...(until === null ? [{ code: 'format_error', message: t('rentalUnits.until-wrong'), field: 'until' }] : []),
  ]
  if (problems.length > 0) return refuse(problems, form)
  return withProblems(context, form, async () => {
    const { state } = await context.api(calls.rental.rotateRentalUnit, {
      params: { id: textOf(form, 'id') },
      body: { items, ...(until ? { maintenanceUntil: until.toISOString() } : {}) },
    })
    return { ok: true as const, state }
  })
}
