import { loadAlerts } from '@tradepost/desk-features/alerts/server'
import { loadApplications } from '@tradepost/desk-features/application/server'
import { loadAreas } from '@tradepost/desk-features/areas/server'
import { loadArticles } from '@tradepost/desk-features/articles/server'
import { loadAuditEntry } from '@tradepost/desk-features/audit/server'
import { loadCases } from '@tradepost/desk-features/cases/server'
import { loadAttributes, loadBrands, loadCategories } from '@tradepost/desk-features/catalog/server'
import { loadChargebacks } from '@tradepost/desk-features/chargebacks/server'
import { loadEvents } from '@tradepost/desk-features/events/server'
import { loadInvoices } from '@tradepost/desk-features/invoices/server'
import type { StaffTable } from '@tradepost/desk-features/kernel'
import type { TableSource } from '@tradepost/desk-features/kernel/server'
import { loadLegalPages } from '@tradepost/desk-features/legal/server'
import { loadNotices } from '@tradepost/desk-features/notices/server'
import { loadPageErrors } from '@tradepost/desk-features/page-errors/server'
import { loadProposals } from '@tradepost/desk-features/proposals/server'
import { loadComplaints } from '@tradepost/desk-features/rental-complaints/server'
import { loadReportedMessages } from '@tradepost/desk-features/reported-messages/server'
import { loadReports } from '@tradepost/desk-features/reports/server'
import { loadReviews } from '@tradepost/desk-features/reviews/server'
import { loadSellers } from '@tradepost/desk-features/sellers/server'
import { loadSharedGames } from '@tradepost/desk-features/shared-games/server'
import { loadSearch } from '@tradepost/desk-features/support/server'
import { loadQueue } from '@tradepost/desk-features/tickets/server'
import { loadTopics } from '@tradepost/desk-features/topics/server'
import { loadVerifications } from '@tradepost/desk-features/verification/server'
import { loadWebhook } from '@tradepost/desk-features/webhooks/server'
import { tableOf } from './table-of.server.ts'

/** The tables of the back office that are saved as files in the shared way. */
export const staffTableSources: Readonly<Record<StaffTable, TableSource>> = {
  alerts: tableOf('staff', 'staffAlertPage', 'list', loadAlerts),
  applications: tableOf('application', 'applicationPage', 'list', loadApplications),
  areas: tableOf('content', 'contentPage', 'list', loadAreas),
  articles: tableOf('content', 'contentPage', 'list', loadArticles),
  'attribute-values': tableOf('catalogEdit', 'staffAttributeDetail', 'valueList'),
  attributes: tableOf('catalogEdit', 'staffAttributePage', 'list', loadAttributes),
  'audit-changes': tableOf('audit', 'auditPage', 'list.changes', (context) =>
    loadAuditEntry(context, context.url.searchParams.get('seq') ?? ''),
  ),
  'brand-categories': tableOf('catalogEdit', 'staffBrandCategories', 'list'),
  brands: tableOf('catalogEdit', 'staffBrandPage', 'list', loadBrands),
  cases: tableOf('staff', 'casePage', 'list', loadCases),
  categories: tableOf('catalogEdit', 'staffCategoryPage', 'list', loadCategories),
  'chargeback-sign-ins': tableOf('chargeback', 'chargebackDetail', 'evidence.signIns'),
  chargebacks: tableOf('chargeback', 'chargebackPage', 'list', loadChargebacks),
  'client-secrets': tableOf('client', 'clientList', 'list.credentials'),
  'commission-rules': tableOf('payout', 'commissionPage', 'list'),
  'content-versions': tableOf('content', 'contentDetail', 'versions'),
  'customer-mails': tableOf('support', 'customerDetail', 'mails'),
  'customer-orders': tableOf('support', 'customerDetail', 'orders.list'),
  'customer-risk': tableOf('support', 'customerDetail', 'risk'),
  'error-browsers': tableOf('pageError', 'staffPageErrorDetail', 'browsers'),
  'error-pages': tableOf('pageError', 'staffPageErrorDetail', 'routes'),
  'error-versions': tableOf('pageError', 'staffPageErrorDetail', 'versions'),
  errors: tableOf('pageError', 'staffPageErrorPage', 'list', loadPageErrors),
  events: tableOf('content', 'contentPage', 'list', (context) => loadEvents(context, 'event')),
  'found-customers': tableOf('support', 'search', 'customers', loadSearch),
  'found-mails': tableOf('support', 'search', 'mails', loadSearch),
  'found-orders': tableOf('support', 'search', 'orders', loadSearch),
  'found-payments': tableOf('support', 'search', 'payments', loadSearch),
  'found-tickets': tableOf('support', 'search', 'tickets', loadSearch),
  'insurance-changes': tableOf('trust', 'staffInsurance', 'changes'),
  'insurance-rules': tableOf('trust', 'staffInsurance', 'categories'),
  invitations: tableOf('role', 'memberList', 'invitations'),
  invoices: tableOf('invoice', 'staffInvoicePage', 'list', loadInvoices),
  jobs: tableOf('job', 'jobOverview', 'jobs.list'),
  legal: tableOf('content', 'contentPage', 'list', loadLegalPages),
  mails: tableOf('job', 'jobOverview', 'mails.list'),
  members: tableOf('role', 'memberList', 'members'),
  notices: tableOf('content', 'contentPage', 'list', loadNotices),
  'order-mails': tableOf('support', 'staffOrder', 'mails'),
  'order-payments': tableOf('support', 'staffOrder', 'payments'),
  'order-siblings': tableOf('support', 'staffOrder', 'siblings'),
  'pass-events': tableOf('content', 'contentPage', 'list', (context) => loadEvents(context, 'pass-event')),
  'payment-keys': tableOf('paymentKey', 'paymentKeyDetail', 'list'),
  'payout-preview': tableOf('payout', 'payoutPreview', 'list'),
  'payout-runs': tableOf('payout', 'payoutRunPage', 'list'),
  'payout-setting-changes': tableOf('payoutSettings', 'payoutSettings', 'changes'),
  proposals: tableOf('staff', 'actPage', 'list', loadProposals),
  'rate-changes': tableOf('rates', 'staffRates', 'changes'),
  rates: tableOf('rates', 'staffRates', 'list'),
  'rental-complaints': tableOf('rental', 'rentalComplaintPage', 'list', loadComplaints),
  'reported-messages': tableOf('messageDesk', 'reportedMessagePage', 'list', loadReportedMessages),
  reports: tableOf('report', 'reportQueue', 'list', loadReports),
  reviews: tableOf('reviewDesk', 'deskReviewPage', 'list', loadReviews),
  roles: tableOf('role', 'roleList', 'roles'),
  'run-payouts': tableOf('payout', 'payoutRunDetail', 'payouts'),
  'seller-history': tableOf('standing', 'staffSellerDetail', 'history'),
  'seller-marks': tableOf('standing', 'staffSellerDetail', 'marks'),
  'seller-risk': tableOf('standing', 'staffSellerDetail', 'risk'),
  sellers: tableOf('standing', 'staffSellerPage', 'list', loadSellers),
  'shared-games': tableOf('content', 'contentPage', 'list', loadSharedGames),
  'shop-keys': tableOf('apiKey', 'staffKeyList', 'list'),
  'tax-rates': tableOf('tax', 'taxSettings', 'rates'),
  tenants: tableOf('tenant', 'tenantList', 'list'),
  'tester-invitations': tableOf('beta', 'betaInvitationPage', 'list'),
  testers: tableOf('beta', 'betaTesterPage', 'list'),
  'ticket-templates': tableOf('ticketDesk', 'ticketTemplates', 'list'),
  tickets: tableOf('ticketDesk', 'ticketQueue', 'list', loadQueue),
  topics: tableOf('content', 'contentPage', 'list', loadTopics),
  verifications: tableOf('trust', 'verificationPage', 'list', loadVerifications),
  'webhook-deliveries': tableOf('webhook', 'webhookDeliveryPage', 'list', (context) =>
    loadWebhook(context, context.url.searchParams.get('id') ?? ''),
  ),
  webhooks: tableOf('webhook', 'webhookList', 'list'),
}
