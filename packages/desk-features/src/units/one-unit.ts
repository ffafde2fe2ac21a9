import { calls } from '@tradepost/contract'
import { type UnitContent, type UnitField, unitFields, wrongUnitField } from '@tradepost/domain/offer/unit-content'
import { type DeskContext, refuse, textOf, withProblems } from '../kernel/server.ts'
import { expiryOf } from './expiry-of.ts'
import { formNames } from './unit-form-names.ts'

/** Adds one unit of which each field was typed for itself. */
export function addOne(context: DeskContext, form: FormData, id: string) {
  const { t } = context
  const content: UnitContent = Object.fromEntries(
    unitFields.map((field) => [field, textOf(form, formNames[field]).trim()]).filter(([, value]) => value !== ''),
  )
  const wrong = (field: UnitField) =>
    refuse([{ code: 'format_error', message: t('desk.unit-field-wrong', { field }), field: formNames[field] }], form)
  const wrongField = wrongUnitField(content)
  if (wrongField) return wrong(wrongField)
  const remark = textOf(form, 'remark').trim()
  const day = textOf(form, 'expires').trim()
  const expiresAt = day ? expiryOf(day) : undefined
  if (expiresAt === null)
    return refuse([{ code: 'format_error', message: t('desk.unit-day-wrong'), field: 'expires' }], form)
  return withProblems(context, form, async () => {
    const report = await context.api(calls.vault.addUnits, {
      params: { id },
      body: { units: [{ ...content, ...(remark ? { remark } : {}), ...(expiresAt ? { expiresAt } : {}) }] },
    })
    return { ok: true as const, done: 'added' as const, report }
  })
}
