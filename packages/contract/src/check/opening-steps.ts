import { of, type Step } from './journey.ts'

const noWebhook = '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad'

/** Staff look at what the opening of a shop needs, and change it to what it is. */
export const opening: Step[] = [
  {
    call: 'opening.openingDetail',
    as: 'staff',
    input: () => ({}),
    keep: (data: { languages?: string[]; currencies?: string[] }, facts) => {
      facts.set('languages', data.languages?.join(' '))
      facts.set('currencies', data.currencies?.join(' '))
    },
  },
  {
    call: 'opening.setShopLists',
    as: 'staff',
    input: (facts) => ({
      body: { languages: facts.get('languages')?.split(' '), currencies: facts.get('currencies')?.split(' ') },
    }),
  },
  {
    call: 'opening.setLegalLinks',
    as: 'staff',
    input: () => ({
      body: {
        terms: 'https://company.example/terms',
        privacy: 'https://company.example/privacy',
        imprint: 'https://company.example/imprint',
      },
    }),
  },
  {
    call: 'opening.setMailSender',
    as: 'staff',
    input: () => ({ body: { name: '', address: 'no-reply@company.example' } }),
    unless: ['step_up_required'],
  },
  { call: 'opening.tryPayment', as: 'staff', input: () => ({}) },
  { call: 'opening.standardBrandList', as: 'staff', input: () => ({}) },
  { call: 'opening.takeStandardBrands', as: 'staff', input: () => ({ body: { aliases: ['fortnite'] } }) },
  {
    call: 'opening.setShopOpen',
    as: 'staff',
    input: () => ({ body: { isOpen: true } }),
    unless: ['state_conflict', 'step_up_required'],
  },
  { call: 'webhook.webhookList', as: 'staff', input: () => ({}) },
  {
    call: 'webhook.createWebhook',
    as: 'staff',
    input: () => ({ body: { url: 'https://program.invalid/hook', topics: ['order.changed'] } }),
    unless: ['data_error', 'step_up_required'],
  },
  { call: 'webhook.webhookDetail', as: 'staff', input: () => ({ params: { id: noWebhook } }), unless: ['not_found'] },
  {
    call: 'webhook.webhookDeliveryPage',
    as: 'staff',
    input: () => ({ params: { id: noWebhook }, body: {} }),
    unless: ['not_found'],
  },
  {
    call: 'webhook.replayWebhook',
    as: 'staff',
    input: () => ({ params: { id: noWebhook }, body: { eventId: noWebhook } }),
    unless: ['not_found'],
  },
  {
    call: 'webhook.renewWebhookSecret',
    as: 'staff',
    input: () => ({ params: { id: noWebhook } }),
    unless: ['not_found', 'step_up_required'],
  },
  {
    call: 'webhook.removeWebhook',
    as: 'staff',
    input: () => ({ params: { id: noWebhook } }),
    unless: ['not_found', 'step_up_required'],
  },
  {
    call: 'webhook.editWebhook',
    as: 'staff',
    input: () => ({
      params: { id: noWebhook },
      body: { url: 'https://program.invalid/hook', topics: ['order.changed'], isActive: true, version: 1 },
    }),
    unless: ['not_found', 'data_error', 'step_up_required'],
  },
  {
    call: 'pageError.reportPageError',
    as: 'nobody',
    input: () => ({
      body: {
        ...{ app: 'desk' as const, name: 'CheckError', message: 'Thrown by the contract check', route: '/staff' },
        frames: [{ source: 'packages/contract/src/check/opening-steps.ts', line: 1, column: 1, name: 'check' }],
        ...{ version: '0.0.1', browser: 'other' as const },
      },
    }),
    unless: ['rate_limited'],
  },
  {
    call: 'pageError.staffPageErrorPage',
    as: 'staff',
    input: () => ({ body: { app: 'desk' as const, pageSize: 5 } }),
    keep: ({ list }: { list?: { id: string; name: string }[] }, facts) =>
      facts.set('page error', list?.find(({ name }) => name === 'CheckError')?.id),
  },
  {
    call: 'pageError.staffPageErrorDetail',
    as: 'staff',
    input: of('page error'),
    keep: ({ version }: { version?: number }, facts) => facts.set('page error version', version),
  },
  {
    call: 'pageError.setPageErrorState',
    as: 'staff',
    input: (facts) => ({
      ...of('page error')(facts),
      body: { state: 'ignored' as const, version: Number(facts.get('page error version')) },
    }),
  },
  { call: 'job.jobOverview', as: 'staff', input: () => ({}) },
  { call: 'job.retryMails', as: 'staff', input: () => ({}) },
  { call: 'job.takeBackup', as: 'staff', input: () => ({}) },
  { call: 'job.tryRestore', as: 'staff', input: () => ({}), unless: ['state_conflict'] },
  {
    call: 'job.retryJob',
    as: 'staff',
    input: () => ({ params: { id: '1' } }),
    unless: ['not_found', 'state_conflict'],
  },
  { call: 'figures.setTimeZone', as: 'staff', input: () => ({ body: { timeZone: 'UTC' } }) },
  { call: 'tenant.tenantList', as: 'staff', input: () => ({}), unless: ['forbidden'] },
  {
    call: 'tenant.createTenant',
    as: 'staff',
    // Shop and back office have one address, so that nothing is created even by a platform administrator.
    input: () => ({
      body: {
        ...{ id: 'contract-check', company: 'Contract check', admin: 'first@check.example', themeColor: '#0a58ff' },
        ...{ shopOrigin: 'https://check.example', deskOrigin: 'https://check.example' },
        ...{ languages: ['en'], currencies: ['USD'], rates: [] },
      },
    }),
    unless: ['forbidden', 'data_error', 'step_up_required'],
  },
  { call: 'client.clientList', as: 'staff', input: () => ({}) },
  // The secrets of the checked gateway's own clients must not change.
  {
    call: 'client.renewClientSecret',
    as: 'staff',
    input: () => ({ params: { id: 'no-such-client' }, body: { overlapHours: 24 as const } }),
    unless: ['not_found', 'step_up_required'],
  },
  {
    call: 'client.endClientSecret',
    as: 'staff',
    input: () => ({ params: { id: 'no-such-client', fingerprint: '0123456789abcdef' } }),
    unless: ['not_found', 'step_up_required'],
  },
  { call: 'paymentKey.paymentKeyDetail', as: 'staff', input: () => ({}) },
  // No key of the checked shop may change, so these are none that a provider takes.
  {
    call: 'paymentKey.tryPaymentKey',
    as: 'staff',
    input: () => ({ body: { apiKey: 'sk_test_of_the_contract_check' } }),
    unless: ['step_up_required', 'payment_key_refused', 'unavailable', 'rate_limited'],
  },
  {
    call: 'paymentKey.setPaymentKeys',
    as: 'staff',
    input: () => ({
      body: {
        ...{ apiKey: 'sk_test_of_the_contract_check', webhookSecret: 'whsec_of_the_contract_check' },
        overlapHours: 24 as const,
      },
    }),
    unless: ['step_up_required', 'payment_key_refused', 'unavailable', 'rate_limited'],
  },
  {
    call: 'paymentKey.removePaymentKeys',
    as: 'nobody',
    input: () => ({ body: {} }),
    unless: ['unauthorized'],
  },
  {
    call: 'apiKey.staffKeyCreate',
    as: 'staff',
    input: () => ({ body: { name: 'Contract check', permissions: ['rate.view'] } }),
    keep: (data, facts) => facts.set('staff key', data.id),
    unless: ['step_up_required', 'rate_limited', 'keys_full'],
  },
  { call: 'apiKey.staffKeyList', as: 'staff', input: () => ({}) },
  { call: 'apiKey.staffKeyRevoke', as: 'staff', input: of('staff key') },
  { call: 'opening.shopPreview', as: 'buyer', input: () => ({}) },
]
