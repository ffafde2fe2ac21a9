import { calls } from '@tradepost/contract'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import type { FeatureContext } from '../kernel/server.ts'

type Page = 'points' | 'coupons' | 'score' | 'profile' | 'settings'

const meta = (ctx: FeatureContext, page: Page) => ({
  title: ctx.t(`account.${page}`),
  description: ctx.t('account.buyerArea'),
  robots: 'noindex',
})

/** Loads the frame of the buyer's area. Each page of the area sets its title itself. */
export async function loadBuyerArea(ctx: FeatureContext) {
  const title = ctx.t('account.buyerArea')
  // The navigation works without the number of unread messages.
  const { unread } = await ctx.api(calls.messages.unreadMessages).catch(() => ({ unread: 0 }))
  return { unread, meta: { title, description: title, robots: 'noindex' } }
}

export async function loadPoints(ctx: FeatureContext) {
  const pageNo = wholeNumber(ctx.url.searchParams.get('page'), { min: 1, max: 1000 }) ?? 1
  const [{ totalPoint }, entries, claimable] = await Promise.all([
    ctx.api(calls.points.pointTotal),
    ctx.api(calls.points.pointPage, { body: { pageNo, pageSize: 20 } }),
    ctx.api(calls.coupon.claimableCoupons, { query: { toCurrencyId: ctx.currency.id } }),
  ])
  const swaps = claimable.filter(({ points }) => points !== null)
  return { totalPoint, entries, swaps, meta: meta(ctx, 'points') }
}

export async function loadCoupons(ctx: FeatureContext) {
  const [coupons, claimable] = await Promise.all([
    ctx.api(calls.coupon.couponList, { body: { toCurrencyId: ctx.currency.id, pageNo: 1, pageSize: 100 } }),
    ctx.api(calls.coupon.claimableCoupons, { query: { toCurrencyId: ctx.currency.id } }),
  ])
  return {
    coupons: coupons.list,
    claimable: claimable.filter(({ points }) => points === null),
    meta: meta(ctx, 'coupons'),
  }
}

const reviewKinds = ['to-write', 'written', 'replied'] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** Loads the buyer's reviews. The address selects their kind and the page number. */
export async function loadScore(ctx: FeatureContext) {
  const { searchParams } = ctx.url
  const kind: ReviewKind = reviewKinds.find((one) => one === searchParams.get('kind')) ?? 'to-write'
  const pageNo = wholeNumber(searchParams.get('page'), { min: 1, max: 1000 }) ?? 1
  const { list, ...reviews } = await ctx.api(calls.review.myReviews, { query: { kind, pageNo, pageSize: 10 } })
  return {
    kind,
    ...reviews,
    list: list.map(({ order: { id, title, coverUrl, createdAt, seller }, review }) => ({
      order: { id, title, coverUrl, createdAt, seller: seller.nickName },
      review,
    })),
    meta: meta(ctx, 'score'),
  }
}

export async function loadProfile(ctx: FeatureContext) {
  const [buyer, current, choices] = await Promise.all([
    ctx.api(calls.account.buyer),
    ctx.api(calls.account.buyerAvatar),
    ctx.api(calls.account.avatarList),
  ])
  return {
    nickName: buyer.nickName,
    email: buyer.email.email ?? '',
    memberSince: buyer.createdAt,
    avatar: current,
    choices,
    meta: meta(ctx, 'profile'),
  }
}

export async function loadSettings(ctx: FeatureContext) {
  const [user, countries, languages, currencies] = await Promise.all([
    ctx.api(calls.account.userBaseInfo, { body: {} }),
    ctx.api(calls.dictionary.country),
    ctx.beside(ctx.api(calls.dictionary.language)),
    ctx.beside(ctx.api(calls.dictionary.currency)),
  ])
  return { countryId: user.countryId ?? '', countries, languages, currencies, meta: meta(ctx, 'settings') }
}
