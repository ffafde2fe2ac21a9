import { calls } from '@tradepost/contract'
import { isTimeZone, typedMoment } from '@tradepost/domain/time/zoned-time'
import { isId } from '@tradepost/domain/typed/id'
import { centsOf, type DeskContext, refuse, textOf, withProblems } from '../kernel/server.ts'

const kinds = ['price', 'show', 'hide'] as const

/** The planned changes of an offer of the seller. */
export async function loadOfferPlans({ api }: DeskContext, typedId: string) {
  const id = isId(typedId) ? typedId : '0'
  const [{ title }, plans] = await Promise.all([
    api(calls.seller.sellerOfferDetail, { params: { id } }),
    api(calls.offerPlan.offerPlans, { params: { id } }),
  ])
  return { offer: { id, title }, plans }
}

/** Plans a change at a time that is typed in the zone of the person, or cancels one. */
export function actOnOfferPlans(context: DeskContext, form: FormData, offerId: string) {
  const { api, t } = context
  if (textOf(form, 'act') === 'cancel')
    return withProblems(context, form, async () => {
      await api(calls.offerPlan.cancelPlan, { params: { id: textOf(form, 'plan') } })
      return { ok: true as const }
    })
  const kind = kinds.find((one) => one === textOf(form, 'kind')) ?? 'price'
  const zone = textOf(form, 'zone')
  const at = typedMoment(textOf(form, 'at'), isTimeZone(zone) ? zone : 'UTC')
  const cents = kind === 'price' ? centsOf(textOf(form, 'priceMinor')) : undefined
  const problems = [
    ...(cents === null ? [{ code: 'format_error', message: t('offerPlans.price-wrong'), field: 'priceMinor' }] : []),
    ...(at && at.getTime() > Date.now() ? [] : [{ code: 'format_error', message: t('offerPlans.past'), field: 'at' }]),
  ]
  if (!at || cents === null || problems.length > 0) return refuse(problems, form)
  return withProblems(context, form, async () => {
    const priceMinor = cents === undefined ? {} : { priceMinor: cents }
    await api(calls.offerPlan.planOffer, {
      params: { id: offerId },
      body: { kind, ...priceMinor, at: at.toISOString() },
    })
    return { ok: true as const }
  })
}
