import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { lengthOf } from '@tradepost/domain/typed/text-limits'
import { countOf, type DeskContext, type Problem, textOf } from '../kernel/server.ts'

/** The attributes that the form states. An empty field states nothing. */
export const readAttributes = (form: FormData): { id: string; value: string }[] =>
  [...form.keys()].flatMap((name) => {
    const id = /^attribute-(\d+)$/.exec(name)?.[1]
    const value = textOf(form, name).trim()
    return id && value ? [{ id, value }] : []
  })

/** Reads what the form of an offer states beside title, price and stock, with the problems of what was typed. */
export function readStatements({ t }: Pick<DeskContext, 't'>, form: FormData) {
  const problems: Problem[] = []
  const refuseField = (field: string, message: string) => problems.push({ code: 'format_error', message, field })
  const description = textOf(form, 'description')
  const unitName = textOf(form, 'unitName').trim()
  const count = (field: string, max: number, message: string) => {
    const typed = countOf(textOf(form, field), { min: 1, max })
    if (typed === null) refuseField(field, message)
    return typed ?? 1
  }
  // Browsers send line breaks as two characters.
  if (lengthOf(description.replaceAll('\r\n', '\n')) > offerLimits.description)
    refuseField('description', t('offerForm.description-wrong', { max: offerLimits.description }))
  if (lengthOf(unitName) > offerLimits.unitName)
    refuseField('unitName', t('offerForm.unit-wrong', { max: offerLimits.unitName }))
  const quantityWrong = t('offerForm.quantity-wrong', { max: offerLimits.quantity })
  const minQuantity = count('minQuantity', offerLimits.quantity, quantityWrong)
  const maxQuantity = count('maxQuantity', offerLimits.quantity, quantityWrong)
  if (!problems.length && maxQuantity < minQuantity) refuseField('maxQuantity', t('offerForm.order-wrong'))
  const { deliveryMinutes: most } = offerLimits
  // The form asks for the promise only where the seller delivers.
  const promise = form.has('minutes')
    ? { deliveryMinutes: count('minutes', most, t('offerForm.minutes-wrong', { max: most })) }
    : {}
  const statements = { description: description.replaceAll('\r\n', '\n'), unitName: unitName || null }
  return { problems, statements: { ...statements, minQuantity, maxQuantity, ...promise } }
}
