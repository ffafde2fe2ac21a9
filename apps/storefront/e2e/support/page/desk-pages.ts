import type { Visitor } from '../shop/shop.ts'

const sellerPages = [
  '/sell',
  '/sell/orders',
  '/sell/orders?group=to-deliver',
  '/sell/claims',
  '/sell/rentals',
  '/sell/rentals?state=rented',
  '/sell/claims?state=answered',
  '/sell/offers',
  '/sell/offers?keyword=nothing-has-this-name',
  '/sell/offers?edit=1&sort=price',
  '/sell/orders?keyword=nothing&from=2026-01-01&sort=due',
  '/sell/offers/new',
  '/sell/offers/import',
  '/sell/messages',
  '/sell/messages/templates',
  '/sell/money',
  '/sell/invoice-details',
  '/sell/insight',
  '/sell/insight?days=365',
  '/sell/store',
  '/sell/vacation',
  '/sell/members',
  '/sell/api',
  '/sell/coupons',
  '/sell/security',
  '/sell/notifications',
]
const staffPages = [
  ...[
    '/staff/applications',
    '/staff/sellers',
    '/staff/payouts',
    '/staff/payout-settings',
    '/staff/commission',
    '/staff/rates',
    '/staff/pass-terms',
    '/staff/shared-games',
    '/staff/taxes',
    '/staff/taxes?month=2026-01',
    '/staff/invoices',
    '/staff/invoices?keyword=nothing&kind=credit_note',
    '/staff/insurance',
    '/staff/chargebacks',
    '/staff/chargebacks?state=lost',
    '/staff/chargebacks?buyer=1',
    '/staff/chargeback-buyers',
    '/staff/chargeback-buyers?days=90&sort=share',
    '/staff/verifications',
    '/staff/verifications?state=passed',
    '/staff/coupons',
    '/staff/security',
  ],
  ...['/staff/opening', '/staff/webhooks', '/staff/clients', '/staff/payment-keys', '/staff/keys', '/staff/jobs'],
  ...['/staff/errors', '/staff/errors?state=resolved'],
  ...['/staff/members', '/staff/roles', '/staff/roles/finance', '/staff/roles/new?from=support'],
  ...['/staff/audit', '/staff/audit?subject=nothing'],
  ...['/staff/notices', '/staff/notices?state=draft&keyword=nothing', '/staff/notices/new', '/staff/look'],
  ...['/staff/events', '/staff/events?state=draft&keyword=nothing', '/staff/events/new'],
  ...['/staff/media', '/staff/media?kind=video&use=unused&keyword=nothing'],
  ...['/staff/pass-events', '/staff/pass-events/new', '/staff/testers'],
  ...['/staff/articles', '/staff/articles/new', '/staff/topics', '/staff/topics/new'],
  ...['/staff/legal', '/staff/legal/terms', '/staff/legal/imprint'],
  ...['/staff/pages', '/staff/pages/7', '/staff/pages/11', '/staff/pages/12'],
  ...['/staff/brands', '/staff/brands?keyword=nothing-has-this-name', '/staff/brands/new'],
  ...['/staff/categories', '/staff/categories?state=hidden', '/staff/categories/new'],
  ...['/staff/attributes', '/staff/attributes?keyword=nothing-has-this-name', '/staff/attributes/new'],
  ...['/staff/alerts', '/staff/alerts?state=record'],
  ...['/staff/reports', '/staff/reports?state=approved', '/staff/rental-complaints'],
  ...['/staff/messages', '/staff/messages?state=decided'],
  ...['/staff/tickets', '/staff/tickets?state=solved&text=nothing', '/staff/tickets/templates'],
  ...['/staff/search', '/staff/search?text=de', '/staff/search?text=demo', '/staff/files', '/staff/files?file=x'],
  ...['/staff/cases', '/staff/cases?kind=insurance', '/staff/proposals', '/staff/proposals?shown=all'],
]

const firstLink = async ({ page, go }: Visitor, path: string, links = 'main tbody a') => {
  await go(path)
  const [link] = await page.locator(links).all()
  return (await link?.getAttribute('href')) ?? ''
}

/** The pages of one member and of one entry of the audit log, which a download of the log has just made. */
export async function staffDetails(visitor: Visitor): Promise<string[]> {
  await visitor.go('/staff/members')
  await visitor.page.evaluate(() => fetch('/staff/audit.csv'))
  const [brand, attribute] = [await firstLink(visitor, '/staff/brands'), await firstLink(visitor, '/staff/attributes')]
  return [
    ...[await firstLink(visitor, '/staff/members'), await firstLink(visitor, '/staff/audit')],
    ...[await firstLink(visitor, '/staff/categories'), brand, await firstLink(visitor, brand)],
    ...[`${brand}/categories/new`, attribute, await firstLink(visitor, attribute)],
  ]
}

/** Every page of the desk that needs no further id, by who opens it. */
export const pagesOf = { seller: sellerPages, staff: staffPages, applicant: ['/sell', '/sell/apply'] }
export const emailOf = {
  seller: 'demo-seller@tradepost.example',
  staff: 'demo-service@tradepost.example',
  applicant: 'demo-refused@tradepost.example',
}
