import type { Facts } from './facts.ts'

export interface Place {
  /** Path without the locale prefix; null if this shop has no data for the page. */
  path: (facts: Facts) => string | null
  signedIn?: true
  /** The page requires that the buyer confirmed their identity within the last few minutes. */
  proved?: true
  /** The expected HTTP status. */
  status?: number
  /** The path that the page redirects to, if any. */
  redirectsTo?: string
}

const fixed = (path: string, more: Omit<Place, 'path'> = {}): Place => ({ path: () => path, ...more })
const variable = (path: Place['path']): Place => ({ path })
const buyerPage = (path: string | Place['path'], more: Omit<Place, 'path'> = {}): Place => ({
  path: typeof path === 'string' ? () => path : path,
  signedIn: true,
  ...more,
})
const withId = (prefix: string, id: string | null, suffix = '') => (id === null ? null : `${prefix}${id}${suffix}`)
const pass = '/family-game-room'

/** Every storefront route that has pages, by route name, with an example of each kind of page. */
export const places: Record<string, Record<string, Place>> = {
  _index: { home: fixed('/') },
  brands: { brands: fixed('/brands') },
  'all-games': { 'all-games': fixed('/all-games') },
  $brand: { brand: fixed('/fortnite') },
  '$brand_.$category': {
    'brand-category': fixed('/fortnite/accounts'),
    coins: fixed('/old-school-runescape/coins'),
    items: fixed('/diablo-iv/items'),
    boosting: fixed('/world-of-warcraft/boosting'),
    'brand-sharing': variable(({ sharing }) => withId('/', sharing, '/game-sharing')),
    'brand-rental': fixed('/fortnite/rental'),
  },
  'categories.$id': { category: variable(({ category }) => withId('/categories/', category)) },
  'categories.game-sharing': { 'game-sharing': fixed('/categories/game-sharing') },
  'community.game-sharing': { community: fixed('/community/game-sharing') },
  search: {
    search: fixed('/search?q=account'),
    'search-empty': fixed('/search?q=qqqqzzzz'),
  },
  'items.$id': {
    item: variable(({ account }) => withId('/items/', account)),
    'coins-item': variable(({ coins }) => withId('/items/', coins)),
    'boosting-item': variable(({ boosting }) => withId('/items/', boosting)),
    'rental-item': variable(({ rental }) => withId('/items/', rental)),
    'sharing-item': variable(({ shared }) => withId('/items/', shared)),
  },
  'items.$id_.passport': { passport: variable(({ verified }) => withId('/items/', verified, '/passport')) },
  'store.$id': { store: variable(({ store }) => withId('/store/', store)) },
  'help._index': { help: fixed('/help'), 'help-search': fixed('/help?q=refund') },
  'help.best-match': { 'best-match': fixed('/help/best-match') },
  'help.article.$id': { article: variable(({ article }) => withId('/help/article/', article)) },
  'unlock-your-gaming-world': { landing: fixed('/unlock-your-gaming-world') },
  'events.beta': { 'event-beta': fixed('/events/beta') },
  'events.$id': { event: variable(({ event }) => withId('/events/', event)) },
  reviews: { reviews: fixed('/reviews') },
  compare: { compare: fixed('/compare') },
  'wishlist._index': { wishlist: fixed('/wishlist') },
  unsubscribe: { unsubscribe: fixed('/unsubscribe?token=none') },
  cookies: { cookies: fixed('/cookies') },
  offline: { offline: fixed('/offline') },
  'value-calculator._index': { calculator: fixed('/value-calculator') },
  'value-calculator.$product': { 'calculator-game': fixed('/value-calculator/fortnite') },
  'rental._index': { rental: fixed('/rental') },
  'rental.$id': { rent: buyerPage(({ rental }) => withId('/rental/', rental)) },
  'family-game-room._index': { pass: fixed(pass) },
  'family-game-room.user-guide': { 'pass-guide': fixed(`${pass}/user-guide`) },
  'family-game-room.events.$eventId': {
    'pass-event': variable(({ passEvent }) => withId(`${pass}/events/`, passEvent)),
  },
  'family-game-room.agreement': { 'pass-agreement': fixed(`${pass}/agreement`) },
  'family-game-room.download': { 'pass-download': fixed(`${pass}/download`) },
  'family-game-room.faq': { 'pass-faq': fixed(`${pass}/faq`) },
  'family-game-room.how-to-start': { 'pass-start': fixed(`${pass}/how-to-start`) },
  'family-game-room.library': { 'pass-shared-games': fixed(`${pass}/library`) },
  'family-game-room.subscribe': { 'pass-subscribe': buyerPage(`${pass}/subscribe`) },
  'family-game-room.result.$id': {
    'pass-result': buyerPage(({ subscription }) => withId(`${pass}/result/`, subscription)),
  },
  'family-game-room.membership': { 'my-pass': buyerPage(`${pass}/membership`) },
  'family-game-room.invite': { 'pass-invite': buyerPage(`${pass}/invite`) },
  'family-game-room.my-invitation': { 'pass-invited': buyerPage(`${pass}/my-invitation`) },
  login: { login: fixed('/login') },
  signup: { signup: fixed('/signup') },
  'reset-password': { 'reset-password': fixed('/reset-password') },
  'login_.return': { wallet: { path: ({ wallet }) => withId('/login/with/', wallet), redirectsTo: '/login/return' } },
  'login_.switch': {
    switch: buyerPage(({ ticket }) => withId('/?refresh_token=', ticket), { redirectsTo: '/login/switch' }),
  },
  logout: { logout: buyerPage('/logout') },
  cart: { cart: fixed('/cart'), 'cart-filled': buyerPage('/cart') },
  checkout: { checkout: buyerPage(({ instant }) => withId('/checkout?quantity=1&offer=', instant)) },
  'payment.$purchaseId': { 'payment-open': buyerPage(({ openPurchase }) => withId('/payment/', openPurchase)) },
  'payment.failed': {
    'payment-failed': buyerPage(({ failedPurchase }) => withId('/payment/failed?purchase=', failedPurchase)),
  },
  'payment.success': { 'payment-success': buyerPage(({ purchase }) => withId('/payment/success?purchase=', purchase)) },
  'buyer._index': { buyer: buyerPage('/buyer', { redirectsTo: '/buyer/orders' }) },
  'buyer.orders._index': { orders: buyerPage('/buyer/orders') },
  'buyer.orders.$id._index': {
    order: buyerPage(({ order }) => withId('/buyer/orders/', order)),
    'order-finished': buyerPage(({ finished }) => withId('/buyer/orders/', finished)),
  },
  'buyer.orders.$id.confirm': {
    'order-confirm': buyerPage(({ order }) => withId('/buyer/orders/', order, '/confirm')),
  },
  'buyer.orders.$id.claim': { 'order-claim': buyerPage(({ order }) => withId('/buyer/orders/', order, '/claim')) },
  'buyer.orders.$id.refund': { 'order-refund': buyerPage(({ order }) => withId('/buyer/orders/', order, '/refund')) },
  'buyer.orders.$id.dispute': {
    'order-dispute': buyerPage(({ refused }) => withId('/buyer/orders/', refused, '/dispute')),
  },
  'buyer.orders.$id.review': {
    'order-review': buyerPage(({ finished }) => withId('/buyer/orders/', finished, '/review')),
  },
  'buyer.orders.$id.insurance': {
    'order-insurance': buyerPage(({ finished }) => withId('/buyer/orders/', finished, '/insurance')),
  },
  'buyer.message': {
    messages: buyerPage('/buyer/message'),
    thread: buyerPage(({ order }) => withId('/buyer/message?order=', order)),
  },
  'buyer.coupon': { coupons: buyerPage('/buyer/coupon') },
  'buyer.point': { points: buyerPage('/buyer/point') },
  'buyer.score': { score: buyerPage('/buyer/score') },
  'buyer.profile': { profile: buyerPage('/buyer/profile') },
  'buyer.settings': { settings: buyerPage('/buyer/settings') },
  'buyer.security': { security: buyerPage('/buyer/security') },
  'buyer.security_.confirm': { 'security-confirm': buyerPage('/buyer/security/confirm?next=/buyer/security/email') },
  'buyer.security_.email': { 'security-email': buyerPage('/buyer/security/email', { proved: true }) },
  'buyer.security_.delete': { 'security-delete': buyerPage('/buyer/security/delete', { proved: true }) },
  'buyer.g-coin._index': { 'g-coin': buyerPage('/buyer/g-coin') },
  'buyer.g-coin.top-up': { 'top-up': buyerPage('/buyer/g-coin/top-up') },
  'buyer.g-coin.done': { 'top-up-done': buyerPage(({ topUp }) => withId('/buyer/g-coin/done?purchase=', topUp)) },
  contact: { contact: fixed('/contact') },
  'contact_.request': { 'request-link': fixed('/contact/request?token=none') },
  'legal.$document': { legal: fixed('/legal/none', { status: 404 }) },
  'legal.agree': { 'legal-agree': buyerPage('/legal/agree', { redirectsTo: '/' }) },
  preview: { preview: fixed('/preview?token=none', { status: 404 }) },
  'buyer.requests._index': { requests: buyerPage('/buyer/requests') },
  'buyer.requests.$id': { request: buyerPage(({ request }) => withId('/buyer/requests/', request)) },
  'report-seller': { report: buyerPage(({ store }) => withId('/report-seller?seller=', store)) },
  $: { '404': fixed('/a/b/c/zzz-nope', { status: 404 }) },
  '500': { '500': fixed('/500?from=/brands', { status: 500 }) },
}

/** Every example by its name. */
export const examples: Readonly<Record<string, Place>> = Object.assign({}, ...Object.values(places))

/** Routes without a page, and their response. */
export const withoutPage: Record<string, string> = {
  'api.$': 'calls of the browser',
  en: 'the home page of a shop whose first language is not English',
  'after-load[.]json': 'data',
  'visitor[.]json': 'data',
  buyer: 'the frame of the pages of the buyer',
  'buyer_.message.stream': 'events',
  'buyer.invoices.$id': 'a file',
  'buyer.orders.$id.file.$unitId': 'a file',
  'buyer.orders.$id.invoice.$invoiceId': 'a file',
  'buyer.security_.export': 'a file',
  'favicon[.]ico': 'a picture',
  'items.$id_.card[.]svg': 'a picture',
  'items.$id_.prices': 'data',
  'jump.$code': 'a redirect',
  'login_.one-tap[.]json': 'data',
  'login_.with.$provider': 'a redirect',
  'manifest[.]webmanifest': 'data',
  'robots[.]txt': 'a text',
  'sitemap[.]xml': 'a list for machines',
  'sitemaps.$part[.xml]': 'a list for machines',
  'wishlist.viewed': 'data',
}
