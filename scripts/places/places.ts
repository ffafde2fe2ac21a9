import type { Facts } from './facts.ts'

export interface Place {
  /** Path without the locale prefix; null if this shop has no data for the page. */
  path: (facts: Facts) => string | null
  signedIn?: true
  /** The page requires an identity check within the last minutes. */
  proved?: true
  /** The expected HTTP status. */
  status?: number
  /** The path it redirects to, if any. */
  lands?: string
}

const fixed = (path: string, more: Omit<Place, 'path'> = {}): Place => ({ path: () => path, ...more })
const known = (path: Place['path']): Place => ({ path })
const own = (path: string | Place['path'], more: Omit<Place, 'path'> = {}): Place => ({
  path: typeof path === 'string' ? () => path : path,
  signedIn: true,
  ...more,
})
const at = (prefix: string, id: string | null, suffix = '') => (id === null ? null : `${prefix}${id}${suffix}`)
const pass = '/family-game-room'

/** Every page of the storefront by the name of its route; an example of each kind if a route has several kinds of pages. */
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
    'brand-sharing': known(({ sharing }) => at('/', sharing, '/game-sharing')),
    'brand-rental': fixed('/fortnite/rental'),
  },
  'categories.$id': { category: known(({ category }) => at('/categories/', category)) },
  'categories.game-sharing': { 'game-sharing': fixed('/categories/game-sharing') },
  'community.game-sharing': { community: fixed('/community/game-sharing') },
  search: {
    search: fixed('/search?q=account'),
    'search-empty': fixed('/search?q=qqqqzzzz'),
  },
  'items.$id': {
    item: known(({ account }) => at('/items/', account)),
    'coins-item': known(({ coins }) => at('/items/', coins)),
    'boosting-item': known(({ boosting }) => at('/items/', boosting)),
    'rental-item': known(({ rental }) => at('/items/', rental)),
    'sharing-item': known(({ shared }) => at('/items/', shared)),
  },
  'store.$id': { store: known(({ store }) => at('/store/', store)) },
  'help._index': { help: fixed('/help'), 'help-search': fixed('/help?q=refund') },
  'help.article.$id': { article: known(({ article }) => at('/help/article/', article)) },
  'unlock-your-gaming-world': { landing: fixed('/unlock-your-gaming-world') },
  'events.beta': { 'event-beta': fixed('/events/beta') },
  'events.$id': { event: known(({ event }) => at('/events/', event)) },
  reviews: { reviews: fixed('/reviews') },
  compare: { compare: fixed('/compare') },
  'wishlist._index': { wishlist: fixed('/wishlist') },
  unsubscribe: { unsubscribe: fixed('/unsubscribe?token=none') },
  cookies: { cookies: fixed('/cookies') },
  offline: { offline: fixed('/offline') },
  'value-calculator._index': { calculator: fixed('/value-calculator') },
  'value-calculator.$product': { 'calculator-game': fixed('/value-calculator/fortnite') },
  'rental._index': { rental: fixed('/rental') },
  'rental.$id': { rent: own(({ rental }) => at('/rental/', rental)) },
  'family-game-room._index': { pass: fixed(pass) },
  'family-game-room.user-guide': { 'pass-guide': fixed(`${pass}/user-guide`) },
  'family-game-room.events.$eventId': { 'pass-event': known(({ passEvent }) => at(`${pass}/events/`, passEvent)) },
  'family-game-room.agreement': { 'pass-agreement': fixed(`${pass}/agreement`) },
  'family-game-room.download': { 'pass-download': fixed(`${pass}/download`) },
  'family-game-room.faq': { 'pass-faq': fixed(`${pass}/faq`) },
  'family-game-room.how-to-start': { 'pass-start': fixed(`${pass}/how-to-start`) },
  'family-game-room.library': { 'pass-shared-games': fixed(`${pass}/library`) },
  'family-game-room.subscribe': { 'pass-subscribe': own(`${pass}/subscribe`) },
  'family-game-room.result.$id': { 'pass-result': own(({ subscription }) => at(`${pass}/result/`, subscription)) },
  'family-game-room.membership': { 'my-pass': own(`${pass}/membership`) },
  'family-game-room.invite': { 'pass-invite': own(`${pass}/invite`) },
  'family-game-room.my-invitation': { 'pass-invited': own(`${pass}/my-invitation`) },
  login: { login: fixed('/login') },
  signup: { signup: fixed('/signup') },
  'reset-password': { 'reset-password': fixed('/reset-password') },
  'login_.return': { wallet: { path: ({ wallet }) => at('/login/with/', wallet), lands: '/login/return' } },
  'login_.switch': { switch: own(({ ticket }) => at('/?refresh_token=', ticket), { lands: '/login/switch' }) },
  logout: { logout: own('/logout') },
  cart: { cart: fixed('/cart'), 'cart-filled': own('/cart') },
  checkout: { checkout: own(({ instant }) => at('/checkout?quantity=1&offer=', instant)) },
  'payment.$purchaseId': { 'payment-open': own(({ openPurchase }) => at('/payment/', openPurchase)) },
  'payment.failed': { 'payment-failed': own(({ failedPurchase }) => at('/payment/failed?purchase=', failedPurchase)) },
  'payment.success': { 'payment-success': own(({ purchase }) => at('/payment/success?purchase=', purchase)) },
  'buyer._index': { buyer: own('/buyer', { lands: '/buyer/orders' }) },
  'buyer.orders._index': { orders: own('/buyer/orders') },
  'buyer.orders.$id._index': {
    order: own(({ order }) => at('/buyer/orders/', order)),
    'order-finished': own(({ finished }) => at('/buyer/orders/', finished)),
  },
  'buyer.orders.$id.confirm': { 'order-confirm': own(({ order }) => at('/buyer/orders/', order, '/confirm')) },
  'buyer.orders.$id.refund': { 'order-refund': own(({ order }) => at('/buyer/orders/', order, '/refund')) },
  'buyer.orders.$id.dispute': { 'order-dispute': own(({ refused }) => at('/buyer/orders/', refused, '/dispute')) },
  'buyer.orders.$id.review': { 'order-review': own(({ finished }) => at('/buyer/orders/', finished, '/review')) },
  'buyer.orders.$id.insurance': {
    'order-insurance': own(({ finished }) => at('/buyer/orders/', finished, '/insurance')),
  },
  'buyer.message': {
    messages: own('/buyer/message'),
    thread: own(({ order }) => at('/buyer/message?order=', order)),
  },
  'buyer.coupon': { coupons: own('/buyer/coupon') },
  'buyer.point': { points: own('/buyer/point') },
  'buyer.score': { score: own('/buyer/score') },
  'buyer.profile': { profile: own('/buyer/profile') },
  'buyer.settings': { settings: own('/buyer/settings') },
  'buyer.security': { security: own('/buyer/security') },
  'buyer.security_.confirm': { 'security-confirm': own('/buyer/security/confirm?next=/buyer/security/email') },
  'buyer.security_.email': { 'security-email': own('/buyer/security/email', { proved: true }) },
  'buyer.security_.delete': { 'security-delete': own('/buyer/security/delete', { proved: true }) },
  'buyer.g-coin._index': { 'g-coin': own('/buyer/g-coin') },
  'buyer.g-coin.top-up': { 'top-up': own('/buyer/g-coin/top-up') },
  'buyer.g-coin.done': { 'top-up-done': own(({ topUp }) => at('/buyer/g-coin/done?purchase=', topUp)) },
  'report-seller': { report: own(({ store }) => at('/report-seller?seller=', store)) },
  $: { '404': fixed('/a/b/c/zzz-nope', { status: 404 }) },
  '500': { '500': fixed('/500?from=/brands', { status: 500 }) },
}

/** Every example by its name. */
export const examples: Readonly<Record<string, Place>> = Object.assign({}, ...Object.values(places))

/** Routes without a page, and their response. */
export const withoutPage: Record<string, string> = {
  'api.$': 'calls of the browser',
  en: 'the home page of a shop that begins in another language',
  'after-load[.]json': 'data',
  buyer: 'the frame of the pages of the buyer',
  'buyer_.message.stream': 'events',
  'buyer.security_.export': 'a file',
  'favicon[.]ico': 'a picture',
  'jump.$code': 'a redirect',
  'login_.one-tap[.]json': 'data',
  'login_.with.$provider': 'a redirect',
  'manifest[.]webmanifest': 'data',
  'robots[.]txt': 'a text',
  'sitemap[.]xml': 'a list for machines',
  'sitemaps.$part[.xml]': 'a list for machines',
  'wishlist.viewed': 'data',
}
