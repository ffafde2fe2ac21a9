import { account, dictionary, finance, operation } from '@tradepost/contract'
import { translate } from '@tradepost/i18n/server'
import type { FeatureContext } from '../context/server.ts'

type Page = 'points' | 'coupons' | 'score' | 'profile' | 'settings'

const meta = (ctx: FeatureContext, page: Page) => ({
  title: translate(ctx.locale, `account.${page}`),
  description: translate(ctx.locale, 'account.buyerArea'),
  robots: 'noindex',
})

/** The frame of the buyer's area; every page in it has a title of its own. */
export async function loadBuyerArea(ctx: FeatureContext) {
  const title = translate(ctx.locale, 'account.buyerArea')
  // NOTE: the way between the pages stands without the number too.
  const { unread } = await ctx.api(operation.unreadMessages).catch(() => ({ unread: 0 }))
  return { unread, meta: { title, description: title, robots: 'noindex' } }
}

export async function loadPoints(ctx: FeatureContext) {
  const asked = Number(ctx.url.searchParams.get('page') ?? 1)
  const pageNo = Number.isInteger(asked) && asked >= 1 && asked <= 1000 ? asked : 1
  const [{ totalPoint }, entries] = await Promise.all([
    ctx.api(finance.pointTotal),
    ctx.api(finance.pointPage, { body: { pageNo, pageSize: 20 } }),
  ])
  return { totalPoint, entries, meta: meta(ctx, 'points') }
}

export async function loadCoupons(ctx: FeatureContext) {
  const [coupons, claimable] = await Promise.all([
    ctx.api(finance.couponList, { body: { pageNo: 1, pageSize: 100 } }),
    ctx.api(finance.claimableCoupons),
  ])
  return { coupons: coupons.list, claimable, meta: meta(ctx, 'coupons') }
}

/** What the account stands on, counted from its orders. */
export async function loadScore(ctx: FeatureContext) {
  const [user, orders] = await Promise.all([
    ctx.api(account.userBaseInfo, { body: {} }),
    ctx.api(finance.orderPage, { body: { group: 'finished', pageNo: 1, pageSize: 1 } }),
  ])
  const count = (...names: string[]) => names.reduce((sum, name) => sum + (orders.counts[name] ?? 0), 0)
  return {
    memberSince: user.createdAt,
    finished: count('finished'),
    open: count('to-pay', 'in-progress', 'to-confirm', 'after-sales'),
    all: count('all'),
    meta: meta(ctx, 'score'),
  }
}

export async function loadProfile(ctx: FeatureContext) {
  const [buyer, own, choices] = await Promise.all([
    ctx.api(operation.buyer),
    ctx.api(operation.buyerAvatar),
    ctx.api(operation.avatarList),
  ])
  return {
    nickName: buyer.nickName,
    email: buyer.email.email ?? '',
    memberSince: buyer.createdAt,
    avatar: own,
    choices,
    meta: meta(ctx, 'profile'),
  }
}

export async function loadSettings(ctx: FeatureContext) {
  const [user, countries] = await Promise.all([
    ctx.api(account.userBaseInfo, { body: {} }),
    ctx.api(dictionary.country),
  ])
  return { countryId: user.countryId ?? '', countries, meta: meta(ctx, 'settings') }
}
