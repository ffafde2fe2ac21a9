const numeric = /^\d+$/
const query = (values: Record<string, string | undefined>) => {
  const search = new URLSearchParams(Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]))
  return search.size ? `?${search}` : ''
}

/** The storefront's paths without the locale prefix. A function returns null for an invalid id: show no link then. */
export const paths = {
  home: () => '/',
  brands: () => '/brands',
  allGames: () => '/all-games',
  brand: (alias: string) => `/${alias}`,
  brandCategory: (brand: string, category: string) => `/${brand}/${category}`,
  category: (id: string) => `/categories/${id}`,
  community: () => '/community/game-sharing',
  search: (q: string) => `/search${query({ q })}`,
  item: (id: string) => (numeric.test(id) ? `/items/${id}` : null),
  passport: (id: string) => `/items/${id}/passport`,
  store: (id: string) => (numeric.test(id) ? `/store/${id}` : null),
  help: (anchor?: string) => `/help${anchor ? `#${anchor}` : ''}`,
  article: (id: string) => `/help/article/${id}`,
  legal: (document: string, version?: number) =>
    `/legal/${document}${query({ version: version ? String(version) : undefined })}`,
  agreeToTerms: (redirectUrl?: string) => `/legal/agree${query({ redirectUrl })}`,
  contact: () => '/contact',
  requests: (page?: number) => `/buyer/requests${query({ page: page && page > 1 ? String(page) : undefined })}`,
  request: (id: string) => `/buyer/requests/${id}`,
  login: (redirectUrl?: string, ut?: string) => `/login${query({ redirectUrl, ut })}`,
  signUp: (redirectUrl?: string) => `/signup${query({ redirectUrl })}`,
  resetPassword: () => '/reset-password',
  logout: () => '/logout',
  cart: () => '/cart',
  checkout: (offer?: { id: string; quantity: number }) =>
    `/checkout${offer ? query({ offer: offer.id, quantity: String(offer.quantity) }) : ''}`,
  pay: (purchaseId: string) => `/payment/${purchaseId}`,
  paymentSuccess: (purchaseId: string) => `/payment/success${query({ purchase: purchaseId })}`,
  paymentFailed: (purchaseId: string) => `/payment/failed${query({ purchase: purchaseId })}`,
  orders: (group?: string) => `/buyer/orders${query({ group })}`,
  order: (id: string) => `/buyer/orders/${id}`,
  invoice: (orderId: string, id: string) => `/buyer/orders/${orderId}/invoice/${id}`,
  messages: (order?: string, seller?: string) => `/buyer/message${query({ order, seller })}`,
  report: (seller: string, order?: string) => `/report-seller${query({ seller, order })}`,
  coupons: () => '/buyer/coupon',
  points: () => '/buyer/point',
  score: () => '/buyer/score',
  profile: () => '/buyer/profile',
  settings: () => '/buyer/settings',
  security: () => '/buyer/security',
  rental: () => '/rental',
  rent: (offerId: string) => `/rental/${offerId}`,
  gCoin: () => '/buyer/g-coin',
  topUp: (options: { offer?: string; amount?: number } = {}) =>
    `/buyer/g-coin/top-up${query({ offer: options.offer, amount: options.amount ? String(options.amount) : undefined })}`,
  sharing: () => '/categories/game-sharing',
  pass: () => '/family-game-room',
  download: () => '/family-game-room/download',
  landing: () => '/unlock-your-gaming-world',
  reviews: () => '/reviews',
  event: (id: string) => `/events/${id}`,
  wishlist: () => '/wishlist',
  compare: () => '/compare',
  offline: () => '/offline',
  cookies: () => '/cookies',
} as const
