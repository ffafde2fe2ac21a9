import { of, type Step } from './journey.ts'

const reason = 'Written by the contract check.'

/** Staff suspend a seller who is not part of the journey, and let the seller sell again; the journey's seller is away for a moment. */
const standings: Step[] = [
  { call: 'application.myApplication', as: 'buyer', input: () => ({}) },
  { call: 'application.startIdentityCheck', as: 'buyer', input: () => ({}), unless: ['not_found'] },
  { call: 'application.lookAtIdentityCheck', as: 'buyer', input: () => ({}), unless: ['not_found'] },
  { call: 'application.applicationPage', as: 'staff', input: () => ({ body: {} }) },
  { call: 'standing.ownStanding', as: 'seller', input: () => ({}) },
  { call: 'standing.setVacation', as: 'seller', input: () => ({ body: { away: true } }) },
  { call: 'standing.setVacation', as: 'seller', input: () => ({ body: { away: false } }) },
  {
    call: 'standing.staffSellerPage',
    as: 'staff',
    input: () => ({ body: { standing: 'active' } }),
    keep: (data: { list?: { id: string }[] }, facts) =>
      facts.set('other seller', data.list?.find(({ id }) => id !== facts.get('seller'))?.id),
  },
  {
    call: 'standing.changeStanding',
    as: 'staff',
    input: (facts) => ({ ...of('other seller')(facts), body: { standing: 'suspended', reason } }),
  },
  {
    call: 'standing.changeStanding',
    as: 'staff',
    input: (facts) => ({ ...of('other seller')(facts), body: { standing: 'active', reason } }),
  },
  { call: 'standing.staffSellerDetail', as: 'staff', input: of('other seller') },
]

/** What sellers are paid, and how staff pay it. */
export const payouts: Step[] = [
  ...standings,
  { call: 'payout.payoutOverview', as: 'seller', input: () => ({}) },
  {
    call: 'payout.addPayoutAccount',
    as: 'seller',
    input: () => ({
      body: { kind: 'iban', currency: 'USD', holder: 'Contract Check', ibanOrEmail: 'DE89 3704 0044 0532 0130 00' },
    }),
    keep: (data, facts) => facts.set('payout account', data.id),
    unless: ['step_up_required', 'rate_limited', 'payout_account_invalid'],
  },
  {
    call: 'payout.sellerConnectAccount',
    as: 'seller',
    input: () => ({ body: { currency: 'USD' } }),
    unless: ['step_up_required', 'rate_limited', 'payout_account_invalid', 'unavailable'],
  },
  {
    call: 'payout.sellerCheckAccount',
    as: 'seller',
    input: () => ({ body: {} }),
    unless: ['not_found', 'rate_limited', 'unavailable'],
  },
  { call: 'payout.sellerPayoutPage', as: 'seller', input: () => ({ body: {} }) },
  {
    call: 'payout.statementMonths',
    as: 'seller',
    input: () => ({}),
    keep: (data: { list?: { currency: string; month: string }[] }, facts) => {
      facts.set('statement currency', data.list?.[0]?.currency)
      facts.set('statement month', data.list?.[0]?.month)
    },
  },
  {
    call: 'payout.statement',
    as: 'seller',
    input: (facts) => ({
      params: { currency: facts.get('statement currency'), month: facts.get('statement month') },
      query: {},
    }),
  },
  { call: 'payout.payoutPreview', as: 'staff', input: () => ({}) },
  {
    call: 'payout.startPayoutRun',
    as: 'staff',
    input: () => ({ body: {} }),
    keep: (data, facts) => facts.set('payout run', data.id),
  },
  { call: 'payout.payoutRunPage', as: 'staff', input: () => ({ body: {} }) },
  {
    call: 'payout.payoutRunDetail',
    as: 'staff',
    input: of('payout run'),
    until: (data: { run?: { state: string } }) => data.run?.state !== 'preparing',
    keep: (data: { payouts?: { id: string }[] }, facts) => facts.set('payout', data.payouts?.[0]?.id),
  },
  {
    call: 'payout.answerPayoutRun',
    as: 'secondStaff',
    input: (facts) => ({ ...of('payout run')(facts), body: { answer: 'cancel', reason } }),
    unless: ['state_conflict'],
  },
  { call: 'payout.payoutFile', as: 'staff', input: of('payout run'), unless: ['state_conflict', 'step_up_required'] },
  {
    call: 'payout.settlePayout',
    as: 'staff',
    input: (facts) => ({ ...of('payout')(facts), body: { outcome: 'returned', reason } }),
    unless: ['state_conflict'],
  },
  { call: 'payout.removePayoutAccount', as: 'seller', input: of('payout account'), unless: ['step_up_required'] },
  { call: 'payout.commissionPage', as: 'staff', input: () => ({}) },
  {
    call: 'payout.proposeCommission',
    as: 'staff',
    input: () => ({ body: { percent: 7.5, startsAt: '2099-01-01T00:00:00.000Z', reason } }),
    keep: (data, facts) => facts.set('commission rule', data.id),
  },
  {
    call: 'payout.answerCommission',
    as: 'secondStaff',
    input: (facts) => ({ ...of('commission rule')(facts), body: { approve: false } }),
  },
  {
    call: 'payoutSettings.payoutSettings',
    as: 'staff',
    input: () => ({}),
    keep: (data, facts) => facts.set('payout settings', JSON.stringify(data.settings)),
  },
  {
    call: 'payoutSettings.proposePayoutSettings',
    as: 'staff',
    input: (facts) => ({
      body: { settings: { ...JSON.parse(facts.get('payout settings') ?? '{}'), payoutFeeUsd: 25 }, reason },
    }),
    keep: (data, facts) => facts.set('payout settings change', data.id),
  },
  {
    call: 'figures.shopFigures',
    as: 'staff',
    input: (facts) => ({ query: { days: '30', of: 'seller', id: facts.get('seller') } }),
  },
  { call: 'invoice.sellerInvoiceParty', as: 'seller', input: () => ({}) },
  {
    call: 'invoice.sellerSetInvoiceParty',
    as: 'seller',
    input: () => ({ body: { name: 'Contract Check', address: '', country: null, taxNumber: '' } }),
    unless: ['step_up_required'],
  },
  {
    call: 'invoice.invoiceSettings',
    as: 'staff',
    input: () => ({}),
    keep: (data, facts) => facts.set('invoice settings', JSON.stringify(data.settings)),
  },
  {
    call: 'invoice.setInvoiceSettings',
    as: 'staff',
    input: (facts) => ({ body: JSON.parse(facts.get('invoice settings') ?? '{}') }),
    unless: ['step_up_required'],
  },
  {
    call: 'invoice.staffInvoicePage',
    as: 'staff',
    input: () => ({ body: {} }),
    keep: (data: { list?: { id: string }[]; months?: string[] }, facts) => {
      facts.set('invoice', data.list?.[0]?.id)
      facts.set('invoice month', data.months?.[0])
    },
  },
  { call: 'invoice.staffInvoiceFile', as: 'staff', input: of('invoice') },
  {
    call: 'invoice.invoiceExport',
    as: 'staff',
    input: (facts) => ({ body: { month: facts.get('invoice month') } }),
  },
  {
    call: 'passTerms.passTermsDetail',
    as: 'staff',
    input: () => ({}),
    keep: (data, facts) => facts.set('pass terms', JSON.stringify(data)),
  },
  {
    call: 'passTerms.setPassTerms',
    as: 'staff',
    // The terms stay as they are.
    input: (facts) => {
      const { currencies, setAt, setBy, ...terms } = JSON.parse(String(facts.get('pass terms') ?? '{}'))
      return { body: terms }
    },
    unless: ['step_up_required'],
  },
  { call: 'tax.taxSettings', as: 'staff', input: () => ({}) },
  {
    call: 'tax.setTaxSettings',
    as: 'staff',
    // The shop of the check charges no tax, so that its orders stay as they are.
    input: () => ({ body: { charges: false, country: 'DE', vatNumber: '' } }),
    unless: ['step_up_required'],
  },
  {
    call: 'tax.addTaxRate',
    as: 'staff',
    input: () => ({ body: { country: 'DE', percent: 19, startsAt: '2099-01-01T00:00:00.000Z' } }),
    keep: (data, facts) => facts.set('tax rate', data.id),
  },
  { call: 'tax.endTaxRate', as: 'staff', input: (facts) => ({ ...of('tax rate')(facts), body: {} }) },
  { call: 'tax.taxMonth', as: 'staff', input: () => ({ params: { month: '2026-11' } }) },
  { call: 'chargeback.chargebackPage', as: 'staff', input: () => ({ body: {} }) },
  { call: 'chargeback.chargebackBuyerPage', as: 'staff', input: () => ({ body: {} }) },
  { call: 'rates.staffRates', as: 'staff', input: () => ({}) },
  {
    call: 'rates.setRate',
    as: 'staff',
    input: () => ({ body: { currency: 'EUR', perUsd: '0.86', reason, evenIfFar: true } }),
    unless: ['step_up_required'],
  },
  {
    call: 'rates.setRateAge',
    as: 'staff',
    input: () => ({ body: { maxAgeDays: null } }),
    unless: ['step_up_required'],
  },
  {
    call: 'payoutSettings.answerPayoutSettings',
    as: 'secondStaff',
    input: (facts) => ({ ...of('payout settings change')(facts), body: { approve: false } }),
  },
]
