const query = (values: Record<string, string | number | undefined>) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '') search.set(name, String(value))
  return search.size ? `?${search}` : ''
}

/** What the address of the audit log says about its filter. Days are days of `zone`. */
export interface AuditAddress {
  userId?: string
  side?: string
  call?: string
  subject?: string
  from?: string
  to?: string
  zone?: string
  /** The number of the entry before which the page begins. */
  before?: number
}

/** Every address of the seller centre. */
export const paths = {
  overview: () => '/sell',
  signIn: (next?: string) => `/sell/sign-in${query({ next })}`,
  signOut: (side: 'seller' | 'staff' = 'seller') =>
    `/sell/sign-out${query({ side: side === 'staff' ? side : undefined })}`,
  offers: (filter: { status?: string; keyword?: string; sort?: string; page?: number; edit?: string } = {}) =>
    `/sell/offers${query(filter)}`,
  offer: (id: string) => `/sell/offers/${id}`,
  offerTranslations: (id: string, language?: string) => `/sell/offers/${id}/translations${query({ language })}`,
  offerPlans: (id: string) => `/sell/offers/${id}/plans`,
  offerPrices: (id: string, page?: number) => `/sell/offers/${id}/prices${query({ page })}`,
  offerPriceFile: (id: string) => `/sell/offers/${id}/prices.csv`,
  offerFile: () => '/sell/offers.csv',
  offerVerification: (id: string) => `/sell/offers/${id}/verification`,
  newOffer: (from: { brand?: string; category?: string; copy?: string } = {}) => `/sell/offers/new${query(from)}`,
  importOffers: () => '/sell/offers/import',
  offerImport: (id: string, page?: number) => `/sell/offers/import/${id}${query({ page })}`,
  units: (offerId: string, filter: { state?: string; page?: number } = {}) =>
    `/sell/offers/${offerId}/units${query(filter)}`,
  exportUnits: (offerId: string, unitId?: string) =>
    `/sell/offers/${offerId}/units/export${unitId ? `?unit=${unitId}` : ''}`,
  fileOfUnit: (offerId: string, unitId: string) => `/sell/offers/${offerId}/units/${unitId}/file`,
  unitFile: (offerId: string) => `/sell/offers/${offerId}/units.csv`,
  unitImport: (offerId: string, id: string, page?: number) =>
    `/sell/offers/${offerId}/units/import/${id}${query({ page })}`,
  orders: (filter: Readonly<Record<string, string | number | undefined>> = {}) => `/sell/orders${query(filter)}`,
  orderFile: (filter: Readonly<Record<string, string | number | undefined>> = {}) => `/sell/orders.csv${query(filter)}`,
  order: (id: string) => `/sell/orders/${id}`,
  unitClaims: (filter: { state?: string; page?: number } = {}) => `/sell/claims${query(filter)}`,
  rentalUnits: (filter: { state?: string; page?: number } = {}) => `/sell/rentals${query(filter)}`,
  unitClaimFile: (filter: { state?: string } = {}) => `/sell/claims.csv${query(filter)}`,
  rentalUnitFile: (filter: { state?: string } = {}) => `/sell/rentals.csv${query(filter)}`,
  messages: (filter: { id?: string; order?: string; page?: number; before?: number; report?: number } = {}) =>
    `/sell/messages${query(filter)}`,
  chatTemplates: () => '/sell/messages/templates',
  money: (filter: { page?: number } = {}) => `/sell/money${query(filter)}`,
  statement: ({ currency, month, page }: { currency: string; month: string; page?: number }) =>
    `/sell/money/statements/${currency}/${month}${query({ page })}`,
  statementFile: ({ currency, month }: { currency: string; month: string }) =>
    `/sell/money/statements/${currency}/${month}.csv`,
  statementPdf: ({ currency, month }: { currency: string; month: string }) =>
    `/sell/money/statements/${currency}/${month}.pdf`,
  invoiceParty: () => '/sell/invoice-details',
  apply: () => '/sell/apply',
  insight: (filter: { days?: string } = {}) => `/sell/insight${query(filter)}`,
  store: () => '/sell/store',
  vacation: () => '/sell/vacation',
  coupons: (filter: { page?: number } = {}) => `/sell/coupons${query(filter)}`,
  couponFile: () => '/sell/coupons.csv',
  members: () => '/sell/members',
  memberFile: () => '/sell/members.csv',
  api: () => '/sell/api',
  notifications: () => '/sell/notifications',
  pushDevice: () => '/sell/push-device',
  manifest: () => '/sell/manifest.webmanifest',
  security: (side: 'seller' | 'staff' = 'seller') => (side === 'staff' ? '/staff/security' : '/sell/security'),
  factor: (side: 'seller' | 'staff', next?: string) =>
    `/${side === 'staff' ? 'staff' : 'sell'}/factor${query({ next })}`,
  passkey: (side: 'seller' | 'staff') => `/${side === 'staff' ? 'staff' : 'sell'}/passkey`,
  staff: () => '/staff',
  staffSignIn: (next?: string) => `/staff/sign-in${query({ next })}`,
  files: (file?: string) => `/staff/files${query({ file })}`,
  search: (text?: string) => `/staff/search${query({ text })}`,
  customer: (id: string, page?: number) => `/staff/customers/${id}${query({ page })}`,
  staffOrder: (id: string) => `/staff/orders/${id}`,
  tickets: (filter: Record<string, string | number | undefined> = {}) => `/staff/tickets${query(filter)}`,
  ticket: (id: string) => `/staff/tickets/${id}`,
  ticketTemplates: () => '/staff/tickets/templates',
  sellers: (filter: { keyword?: string; page?: number } = {}) => `/staff/sellers${query(filter)}`,
  seller: (id: string) => `/staff/sellers/${id}`,
  verifications: (filter: { state?: string; page?: number } = {}) => `/staff/verifications${query(filter)}`,
  verification: (id: string) => `/staff/verifications/${id}`,
  insurance: () => '/staff/insurance',
  applications: (filter: { state?: string; page?: number } = {}) => `/staff/applications${query(filter)}`,
  application: (id: string) => `/staff/applications/${id}`,
  payoutRuns: (filter: { page?: number } = {}) => `/staff/payouts${query(filter)}`,
  payoutRun: (id: string) => `/staff/payouts/${id}`,
  payoutFile: (id: string) => `/staff/payouts/${id}/file`,
  payoutSettings: () => '/staff/payout-settings',
  commission: () => '/staff/commission',
  figures: (days?: string, course: { of?: string; id?: string } = {}) => `/staff/figures${query({ days, ...course })}`,
  figureFile: (table: string, days: string, course: { of?: string; id?: string } = {}) =>
    `/staff/figures/${table}.csv${query({ days, ...course })}`,
  opening: () => '/staff/opening',
  webhooks: () => '/staff/webhooks',
  clients: () => '/staff/clients',
  paymentKeys: () => '/staff/payment-keys',
  tenants: () => '/staff/tenants',
  newTenant: () => '/staff/tenants/new',
  jobs: () => '/staff/jobs',
  pageErrors: (filter: { state?: string; page?: number } = {}) => `/staff/errors${query(filter)}`,
  pageError: (id: string) => `/staff/errors/${id}`,
  shopKeys: () => '/staff/keys',
  webhook: (id: string, filter: { state?: string; page?: number } = {}) => `/staff/webhooks/${id}${query(filter)}`,
  rates: () => '/staff/rates',
  chargebacks: (filter: { state?: string; buyer?: string; page?: number } = {}) => `/staff/chargebacks${query(filter)}`,
  chargebackBuyers: (filter: { days?: string; sort?: string; page?: number } = {}) =>
    `/staff/chargeback-buyers${query(filter)}`,
  chargebackBuyerFile: (filter: { days?: string; sort?: string } = {}) =>
    `/staff/chargeback-buyers.csv${query(filter)}`,
  chargeback: (id: string) => `/staff/chargebacks/${encodeURIComponent(id)}`,
  chargebackPack: (id: string) => `/staff/chargebacks/${encodeURIComponent(id)}.pdf`,
  invoices: (filter: { keyword?: string; month?: string; kind?: string; page?: number } = {}) =>
    `/staff/invoices${query(filter)}`,
  taxes: (filter: { month?: string } = {}) => `/staff/taxes${query(filter)}`,
  taxExport: (month: string) => `/staff/taxes/months/${month}.csv`,
  invoiceFile: (id: string) => `/staff/invoices/${id}.pdf`,
  invoiceExport: (month: string) => `/staff/invoices/months/${month}.csv`,
  shopCoupons: (filter: { page?: number } = {}) => `/staff/coupons${query(filter)}`,
  shopCouponFile: () => '/staff/coupons.csv',
  brands: ({ state, ...filter }: { keyword?: string; state?: string; page?: number } = {}) =>
    `/staff/brands${query({ ...filter, state: state === 'all' ? undefined : state })}`,
  brand: (id: string) => `/staff/brands/${id}`,
  newBrand: () => '/staff/brands/new',
  brandCategory: (brandId: string, categoryId: string) => `/staff/brands/${brandId}/categories/${categoryId}`,
  newBrandCategory: (brandId: string) => `/staff/brands/${brandId}/categories/new`,
  categories: ({ state, ...filter }: { keyword?: string; state?: string; page?: number } = {}) =>
    `/staff/categories${query({ ...filter, state: state === 'all' ? undefined : state })}`,
  category: (id: string) => `/staff/categories/${id}`,
  newCategory: () => '/staff/categories/new',
  attributes: (filter: { keyword?: string; page?: number } = {}) => `/staff/attributes${query(filter)}`,
  attribute: (id: string, page?: number) => `/staff/attributes/${id}${query({ page })}`,
  newAttribute: () => '/staff/attributes/new',
  attributeValue: (id: string, value: string) => `/staff/attributes/${id}/value${query({ value })}`,
  cases: (filter: { kind?: string; page?: number } = {}) => `/staff/cases${query(filter)}`,
  case: (orderId: string) => `/staff/cases/${orderId}`,
  alerts: (filter: { state?: string; source?: string; page?: number } = {}) => `/staff/alerts${query(filter)}`,
  reportedMessages: (filter: { state?: string; page?: number } = {}) => `/staff/messages${query(filter)}`,
  reportedMessage: (id: string, around?: number) => `/staff/messages/${id}${query({ around })}`,
  reviews: (filter: { list?: string; page?: number } = {}) => `/staff/reviews${query(filter)}`,
  reports: (filter: { state?: string; page?: number } = {}) => `/staff/reports${query(filter)}`,
  complaints: (filter: { state?: string; page?: number } = {}) => `/staff/rental-complaints${query(filter)}`,
  proposals: (filter: { shown?: string; page?: number } = {}) => `/staff/proposals${query(filter)}`,
  events: (filter: { state?: string; keyword?: string; page?: number } = {}) => `/staff/events${query(filter)}`,
  event: (id: string, version?: number) => `/staff/events/${id}${query({ version })}`,
  media: ({ kind, use, ...filter }: { keyword?: string; kind?: string; use?: string; after?: string } = {}) =>
    `/staff/media${query({ ...filter, kind: kind === 'all' ? undefined : kind, use: use === 'all' ? undefined : use })}`,
  mediaItem: (id: string) => `/staff/media/${id}`,
  /** The pictures among which a field lets people choose. */
  mediaChoices: ({ keyword, after }: { keyword?: string; after?: string | undefined }) =>
    `/staff/media${query({ kind: 'picture', keyword, after })}&index`,
  passEvents: (filter: { state?: string; keyword?: string; page?: number } = {}) =>
    `/staff/pass-events${query(filter)}`,
  passEvent: (id: string, version?: number) => `/staff/pass-events/${id}${query({ version })}`,
  sharedGames: (filter: { state?: string | undefined; keyword?: string; page?: number } = {}) =>
    `/staff/shared-games${query(filter)}`,
  sharedGame: (id: string, version?: number) => `/staff/shared-games/${id}${query({ version })}`,
  passTerms: () => '/staff/pass-terms',
  testers: (filter: { page?: number } = {}) => `/staff/testers${query(filter)}`,
  notices: (filter: { state?: string; keyword?: string; page?: number } = {}) => `/staff/notices${query(filter)}`,
  notice: (id: string, version?: number) => `/staff/notices/${id}${query({ version })}`,
  articles: (filter: { state?: string; keyword?: string; page?: number } = {}) => `/staff/articles${query(filter)}`,
  article: (id: string, version?: number) => `/staff/articles/${id}${query({ version })}`,
  topics: (filter: { state?: string; keyword?: string; page?: number } = {}) => `/staff/topics${query(filter)}`,
  topic: (id: string, version?: number) => `/staff/topics/${id}${query({ version })}`,
  legal: () => '/staff/legal',
  legalPage: (document: string, version?: number) => `/staff/legal/${document}${query({ version })}`,
  pageAreas: () => '/staff/pages',
  pageArea: (type: string, version?: number) => `/staff/pages/${type}${query({ version })}`,
  contentPreview: (kind: string, id: string, version: number, device?: string) =>
    `/staff/preview/${kind}/${id}${query({ version, device })}`,
  look: (version?: number) => `/staff/look${query({ version })}`,
  staffMembers: (shown: { done?: 'removed' } = {}) => `/staff/members${query(shown)}`,
  staffMember: (id: string) => `/staff/members/${id}`,
  roles: (shown: { done?: 'deleted' } = {}) => `/staff/roles${query(shown)}`,
  role: (id: string) => `/staff/roles/${id}`,
  newRole: (from?: string) => `/staff/roles/new${query({ from })}`,
  audit: (filter: AuditAddress = {}) => `/staff/audit${query({ ...filter })}`,
  auditEntry: (seq: number) => `/staff/audit/${seq}`,
  auditFile: (filter: AuditAddress = {}) => `/staff/audit.csv${query({ ...filter })}`,
  language: () => '/language',
}
