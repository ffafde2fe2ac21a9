import { languageSubtag, languages } from '../language/languages.ts'

/** Shape of a path parameter: digits, a UUID, a slug, or a brand's slug, which is no first segment of another route. */
export type PathPart = 'id' | 'uuid' | 'alias' | 'brand'

export interface ShopRoute {
  /** The router's pattern without the language prefix, such as `items/:id`. */
  path: string
  /** The shapes of the path's parameters, in order. Any other value gets a 404. */
  parts?: readonly PathPart[]
  /** The route's own code checks the parameter. */
  readsItself?: true
  /** A fixed page that the sitemap lists. */
  inSitemap?: true
  /** Path of the `Disallow` line in robots.txt, for this page and the pages below it. */
  robots?: string
  /** A private page: it loads no third-party script, and no shared cache stores it. */
  isGuarded?: true
  /** Exception to `isGuarded`: the card provider's script may run on this page. */
  takesCards?: true
  /**
   * The HTML document is the same for every visitor, signed in or not. The browser then fetches personal data from
   * `visitor.json`. The data that client-side navigation fetches for this page is still personal.
   */
  isForEverybody?: true
}

const pass = 'family-game-room'

/**
 * All routes of a shop. Links, sitemap, robots.txt, guards and reserved aliases are derived from this list or tested
 * against it.
 */
export const shopRoutes = [
  { path: '', inSitemap: true, isForEverybody: true },
  { path: 'brands', inSitemap: true, isForEverybody: true },
  { path: 'all-games', inSitemap: true, isForEverybody: true },
  { path: 'community/game-sharing', inSitemap: true, isForEverybody: true },
  { path: 'help', inSitemap: true, isForEverybody: true },
  { path: 'help/best-match', inSitemap: true, isForEverybody: true },
  { path: 'contact', inSitemap: true },
  { path: 'categories/game-sharing', inSitemap: true, isForEverybody: true },
  { path: 'rental', inSitemap: true, isForEverybody: true },
  { path: 'unlock-your-gaming-world', inSitemap: true, isForEverybody: true },
  { path: 'reviews', inSitemap: true, isForEverybody: true },
  { path: 'events/beta', inSitemap: true },
  { path: 'value-calculator', inSitemap: true, isForEverybody: true },
  { path: pass, inSitemap: true },
  { path: `${pass}/library`, inSitemap: true },
  { path: `${pass}/how-to-start`, inSitemap: true },
  { path: `${pass}/user-guide`, inSitemap: true },
  { path: `${pass}/download`, inSitemap: true },
  { path: `${pass}/faq`, inSitemap: true },
  { path: `${pass}/agreement`, inSitemap: true },

  { path: ':brand', parts: ['brand'], isForEverybody: true },
  { path: ':brand/:category', parts: ['brand', 'alias'], isForEverybody: true },
  { path: 'categories/:id', parts: ['id'], isForEverybody: true },
  { path: 'events/:id', parts: ['alias'], isForEverybody: true },
  { path: 'help/article/:id', parts: ['id'], isForEverybody: true },
  { path: 'items/:id', parts: ['id'], isForEverybody: true },
  { path: 'store/:id', parts: ['id'], isForEverybody: true },
  { path: 'value-calculator/:product', parts: ['alias'], isForEverybody: true },
  { path: 'search', isForEverybody: true },
  { path: 'compare' },
  { path: 'wishlist' },
  { path: 'cookies' },
  { path: 'offline' },
  { path: 'report-seller' },
  { path: 'contact/request', robots: '/contact/request', isGuarded: true },
  { path: 'legal/agree', robots: '/legal/agree', isGuarded: true },
  { path: 'legal/:document', readsItself: true, isForEverybody: true },
  { path: 'preview', robots: '/preview', isGuarded: true },
  { path: 'unsubscribe' },
  { path: 'rental/:id', parts: ['id'] },

  { path: `${pass}/events/:eventId`, parts: ['id'] },
  { path: `${pass}/invite` },
  { path: `${pass}/membership` },
  { path: `${pass}/my-invitation` },
  { path: `${pass}/result/:id`, parts: ['uuid'] },
  { path: `${pass}/subscribe` },

  { path: 'buyer', robots: '/buyer/', isGuarded: true },
  { path: 'buyer/coupon', isGuarded: true },
  { path: 'buyer/g-coin', isGuarded: true },
  { path: 'buyer/g-coin/done', isGuarded: true },
  { path: 'buyer/g-coin/top-up', isGuarded: true },
  { path: 'buyer/invoices/:id', parts: ['uuid'], isGuarded: true },
  { path: 'buyer/message', isGuarded: true },
  { path: 'buyer/message/stream', isGuarded: true },
  { path: 'buyer/orders', isGuarded: true },
  { path: 'buyer/orders/:id', parts: ['id'], isGuarded: true },
  { path: 'buyer/orders/:id/claim', parts: ['id'], isGuarded: true },
  { path: 'buyer/orders/:id/confirm', parts: ['id'], isGuarded: true },
  { path: 'buyer/orders/:id/dispute', parts: ['id'], isGuarded: true },
  { path: 'buyer/orders/:id/file/:unitId', parts: ['id', 'uuid'], isGuarded: true },
  { path: 'buyer/orders/:id/insurance', parts: ['id'], isGuarded: true },
  { path: 'buyer/orders/:id/invoice/:invoiceId', parts: ['id', 'uuid'], isGuarded: true },
  { path: 'buyer/orders/:id/refund', parts: ['id'], isGuarded: true },
  { path: 'buyer/orders/:id/review', parts: ['id'], isGuarded: true },
  { path: 'buyer/point', isGuarded: true },
  { path: 'buyer/profile', isGuarded: true },
  { path: 'buyer/requests', isGuarded: true },
  { path: 'buyer/requests/:id', parts: ['id'], isGuarded: true },
  { path: 'buyer/score', isGuarded: true },
  { path: 'buyer/security', isGuarded: true },
  { path: 'buyer/security/confirm', isGuarded: true },
  { path: 'buyer/security/delete', isGuarded: true },
  { path: 'buyer/security/email', isGuarded: true },
  { path: 'buyer/security/export', isGuarded: true },
  { path: 'buyer/settings', isGuarded: true },
  { path: 'cart', robots: '/cart', isGuarded: true },
  { path: 'checkout', robots: '/checkout', isGuarded: true, takesCards: true },
  { path: 'payment/:purchaseId', parts: ['uuid'], robots: '/payment/', isGuarded: true },
  { path: 'payment/failed', isGuarded: true },
  { path: 'payment/success', isGuarded: true },
  { path: 'login', robots: '/login', isGuarded: true },
  { path: 'login/one-tap.json', isGuarded: true },
  { path: 'login/return', isGuarded: true },
  { path: 'login/switch', isGuarded: true },
  { path: 'login/with/:provider', readsItself: true, isGuarded: true },
  { path: 'logout', robots: '/logout', isGuarded: true },
  { path: 'signup', robots: '/signup', isGuarded: true },
  { path: 'reset-password', isGuarded: true },

  { path: 'jump/:code', readsItself: true, robots: '/jump/' },
  { path: 'api/*', robots: '/api/' },
  { path: '500', robots: '/500' },
  { path: 'en' },
  { path: 'after-load.json' },
  { path: 'visitor.json' },
  { path: 'favicon.ico' },
  { path: 'manifest.webmanifest' },
  { path: 'robots.txt' },
  { path: 'sitemap.xml' },
  { path: 'sitemaps/:part.xml', readsItself: true },
  { path: 'items/:id/passport', parts: ['id'] },
  { path: 'items/:id/prices', parts: ['id'] },
  { path: 'items/:id/card.svg', parts: ['id'] },
  { path: 'wishlist/viewed' },
  { path: '*' },
] as const satisfies readonly ShopRoute[]

export type RoutePath = (typeof shopRoutes)[number]['path']

const rows: readonly ShopRoute[] = shopRoutes
const isParameter = (segment: string) => /[:*]/.test(segment)

/** The fixed pages that the sitemap lists, as paths. */
export const sitemapPaths: readonly string[] = rows.filter((row) => row.inSitemap).map(({ path }) => `/${path}`)

/** The `Disallow` lines of robots.txt. */
export const robotsPaths: readonly string[] = rows.flatMap(({ robots }) => robots ?? [])

/** First segments that the server handles before the router, and other words that must never be a brand's alias. */
const technical = ['404', 'assets', 'healthz', 'livez', 'readyz', 'consent', 'og', 'icons', 'sw.js']

/** First path segments that no brand may have as its alias. */
export const reservedAliases: readonly string[] = [
  ...new Set([
    ...languages,
    ...languages.map(languageSubtag),
    ...rows.map(({ path }) => path.split('/')[0] ?? '').filter((segment) => segment && !isParameter(segment)),
    ...technical,
  ]),
]

interface Shape {
  segments: readonly string[]
  isForEverybody: boolean
}
const fixedSegments = ({ segments }: Shape) => segments.filter((segment) => !isParameter(segment)).length
// Routes with more fixed segments come first, because the router prefers fixed segments to parameters.
const shapes: readonly Shape[] = rows
  .map(({ path, isForEverybody = false }) => ({ segments: path.split('/').filter(Boolean), isForEverybody }))
  .sort((one, other) => fixedSegments(other) - fixedSegments(one))

/** True if the page of a path, given without its language, is the same document for every visitor. */
export function isForEverybody(pathname: string): boolean {
  const segments = pathname.split('/').filter(Boolean)
  const shape = shapes.find(
    (row) =>
      row.segments.length === segments.length &&
      row.segments.every((segment, index) => isParameter(segment) || segment === segments[index]),
  )
  return shape?.isForEverybody ?? false
}
