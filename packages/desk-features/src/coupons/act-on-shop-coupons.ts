import { calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { type DeskContext, type Problem, pageNoOf, refuse, textOf, withProblems } from '../kernel/server.ts'
import { readCoupon } from './read-coupon.ts'

/** A page of all coupons of the shop, and the currencies that a coupon can have. */
export async function loadShopCoupons({ api, url }: DeskContext) {
  const query = { pageNo: pageNoOf(url), pageSize: 24 }
  const [coupons, currencies] = await Promise.all([
    api(calls.coupon.shopCoupons, { query }),
    api(calls.dictionary.currency),
  ])
  return { coupons, currencies }
}

const reasonOf = (form: FormData) => textOf(form, 'reason').trim()
const missing = ({ t }: DeskContext, field: string): Problem => ({
  ...{ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field },
})

async function create(context: DeskContext, form: FormData) {
  const currencies = await context.api(calls.dictionary.currency)
  const { problems, terms, until, points } = readCoupon(context, form, { currencies, needsUntil: false })
  const reason = reasonOf(form)
  if (!reason) problems.push(missing(context, 'reason'))
  if (problems.length > 0) return refuse(problems, form)
  return withProblems(context, form, async () => {
    const body = { ...terms, reason, ...(until ? { claimUntil: until } : {}), ...(points ? { points } : {}) }
    const { code, act } = await context.api(calls.coupon.createCoupon, { body })
    return { ok: true as const, done: act.step === 'proposed' ? ('proposed' as const) : ('created' as const), code }
  })
}

async function give(context: DeskContext, form: FormData) {
  const [code, buyerId, reason] = [textOf(form, 'given').trim(), textOf(form, 'buyerId').trim(), reasonOf(form)]
  const problems = [
    ...(code ? [] : [missing(context, 'given')]),
    ...(isId(buyerId) ? [] : [{ code: 'format_error', message: context.t('coupons.buyer-wrong'), field: 'buyerId' }]),
    ...(reason ? [] : [missing(context, 'reason')]),
  ]
  if (problems.length > 0) return refuse(problems, form)
  return withProblems(context, form, async () => {
    const { act } = await context.api(calls.coupon.grantCoupon, { body: { code, buyerId, reason } })
    return { ok: true as const, done: act.step === 'proposed' ? ('proposed' as const) : ('granted' as const), code }
  })
}

function stop(context: DeskContext, form: FormData) {
  const reason = reasonOf(form)
  if (!reason) return refuse([missing(context, 'reason')], form)
  return withProblems(context, form, async () => {
    const params = { id: textOf(form, 'id') }
    const { code } = await context.api(calls.coupon.stopCoupon, { params, body: { reason } })
    return { ok: true as const, done: 'stopped' as const, code }
  })
}

/** Makes a coupon of the shop, gives one to a buyer, or stops one. */
export async function actOnShopCoupons(context: DeskContext, form: FormData) {
  const act = textOf(form, 'act')
  if (act === 'create') return create(context, form)
  return act === 'give' ? give(context, form) : stop(context, form)
}
