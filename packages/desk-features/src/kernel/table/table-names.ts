/** The tables of the seller centre that are saved as files in the shared way. */
export const sellerTables = [
  ...(['api-keys', 'api-requests', 'chat-templates', 'insight-days', 'insight-offers', 'offer-refusals'] as const),
  ...(['past-plans', 'payouts', 'plans', 'unit-refusals'] as const),
] as const

/** The tables of the back office that are saved as files in the shared way. */
export const staffTables = [
  ...(['alerts', 'applications', 'areas', 'articles', 'attribute-values', 'attributes', 'audit-changes'] as const),
  ...(['brand-categories', 'brands', 'cases', 'categories', 'chargeback-sign-ins', 'chargebacks'] as const),
  ...(['client-secrets', 'commission-rules', 'content-versions', 'customer-mails', 'customer-orders'] as const),
  ...(['customer-risk', 'error-browsers', 'error-pages', 'error-versions', 'errors', 'events'] as const),
  ...(['found-customers', 'found-mails', 'found-orders', 'found-payments', 'found-tickets'] as const),
  ...(['insurance-changes', 'insurance-rules', 'invitations', 'invoices', 'jobs', 'legal', 'mails'] as const),
  ...(['members', 'notices', 'order-mails', 'order-payments', 'order-siblings', 'pass-events'] as const),
  ...([
    'payment-keys',
    'payout-preview',
    'payout-runs',
    'payout-setting-changes',
    'proposals',
    'rate-changes',
  ] as const),
  ...(['rates', 'rental-complaints', 'reported-messages', 'reports', 'reviews', 'roles', 'run-payouts'] as const),
  ...(['seller-history', 'seller-marks', 'seller-risk', 'sellers', 'shared-games', 'shop-keys', 'tax-rates'] as const),
  ...(['tenants', 'tester-invitations', 'testers', 'ticket-templates', 'tickets', 'topics', 'verifications'] as const),
  ...(['webhook-deliveries', 'webhooks'] as const),
] as const

export type SellerTable = (typeof sellerTables)[number]
export type StaffTable = (typeof staffTables)[number]
export type TableName = SellerTable | StaffTable

const ofSellers: ReadonlySet<string> = new Set(sellerTables)

/** The address of the file of a table. `search` is the filter of its page, and the id of what it is about. */
export const tableFilePath = (name: TableName, search: URLSearchParams): string =>
  `/${ofSellers.has(name) ? 'sell' : 'staff'}/tables/${name}.csv${search.size ? `?${search}` : ''}`
