import { calls } from '@tradepost/contract'
import { type DeskContext, pageNoOf, refuse, textOf, withProblems } from '../kernel/server.ts'
import { readCoupon } from './read-coupon.ts'

/** A page of the seller's coupons, and the currencies that a coupon can have. */
export async function loadSellerCoupons({ api, url }: DeskContext) {
  const query = { pageNo: pageNoOf(url), pageSize: 24 }
  const [coupons, currencies] = await Promise.all([
    api(calls.coupon.sellerCoupons, { query }),
    api(calls.dictionary.currency),
  ])
  return { coupons, currencies }
}

async function create(context: DeskContext, form: FormData) {
  const currencies = await context.api(calls.dictionary.currency)
  const { problems, terms, until } = readCoupon(context, form, { currencies, needsUntil: true })
  if (problems.length > 0 || !until) return refuse(problems, form)
  return withProblems(context, form, async () => {
    const body = { ...terms, claimUntil: until }
    const { code } = await context.api(calls.coupon.sellerCouponCreate, { body })
    return { ok: true as const, done: 'created' as const, code }
  })
}

/** Makes a coupon of the seller, or stops one. */
export async function actOnSellerCoupons(context: DeskContext, form: FormData) {
  if (textOf(form, 'act') === 'create') return create(context, form)
  return withProblems(context, form, async () => {
    const { code } = await context.api(calls.coupon.sellerCouponStop, { params: { id: textOf(form, 'id') } })
    return { ok: true as const, done: 'stopped' as const, code }
  })
}
