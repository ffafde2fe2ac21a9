import { verificationChecks } from '@tradepost/domain/offer/verification'
import { of, type Step } from './journey.ts'

const reason = 'Written by the contract check.'

/** The seller puts an account on sale, has it verified, and takes it off again. */
const verification: Step[] = [
  {
    call: 'offer.offerPage',
    as: 'nobody',
    input: () => ({ body: { standardTypes: [0] } }),
    keep: (data: { list?: { brandId: string; categoryId: string; categoryAlias: string }[] }, facts) => {
      const one = data.list?.find(({ categoryAlias }) => categoryAlias === 'accounts')
      facts.set('account brand', one?.brandId)
      facts.set('account category', one?.categoryId)
    },
  },
  {
    call: 'seller.sellerOfferCreate',
    as: 'seller',
    input: (facts) => ({
      body: {
        ...{ brandId: facts.get('account brand'), categoryId: facts.get('account category') },
        ...{ ref: 'contract-check-account', title: 'Contract check of an account', priceMinor: 100, stock: 1 },
        description: reason,
      },
    }),
    keep: (data, facts) => facts.set('account', data.id),
    unless: ['conflict', 'rate_limited'],
  },
  {
    call: 'file.uploadFile',
    as: 'seller',
    input: () => ({ query: { catalogue: 'order_attachment' } }),
    keep: (data, facts) => facts.set('account picture', data.id),
    unless: ['rate_limited'],
  },
  {
    call: 'trust.sellerAskVerification',
    as: 'seller',
    input: (facts) => ({ ...of('account')(facts), body: { fileIds: [facts.get('account picture')], note: reason } }),
    keep: (data: { requests?: { id: string }[] }, facts) => facts.set('verification', data.requests?.[0]?.id),
    unless: ['state_conflict', 'rate_limited'],
  },
  { call: 'trust.sellerVerification', as: 'seller', input: of('account') },
  { call: 'trust.verificationPage', as: 'staff', input: () => ({ body: { state: 'waiting' } }) },
  { call: 'trust.takeVerification', as: 'staff', input: of('verification') },
  {
    call: 'trust.verificationDetail',
    as: 'staff',
    input: of('verification'),
    keep: (data: { listing?: { version: string } }, facts) => facts.set('listing', data.listing?.version),
  },
  {
    call: 'trust.reportVerification',
    as: 'staff',
    input: (facts) => ({
      ...of('verification')(facts),
      body: {
        version: facts.get('listing'),
        checks: verificationChecks.map((key) => ({ key, passed: true, note: '' })),
        summary: reason,
      },
    }),
  },
  {
    call: 'trust.withdrawVerification',
    as: 'staff',
    input: (facts) => ({ ...of('verification')(facts), body: { reason } }),
  },
  {
    call: 'seller.sellerOfferEdit',
    as: 'seller',
    input: (facts) => ({ ...of('account')(facts), body: { status: 2 } }),
  },
  { call: 'trust.setVerifiedDays', as: 'staff', input: () => ({ body: { days: 90 } }) },
]

/** Staff decide which offers are insured, and about the mark of a seller who is not part of the journey. */
export const trust: Step[] = [
  ...verification,
  {
    call: 'trust.staffInsurance',
    as: 'staff',
    input: () => ({}),
    keep: (data: { categories?: { id: string; rule: object | null }[]; limit?: number }, facts) => {
      facts.set('insured category', data.categories?.find(({ rule }) => rule)?.id)
      facts.set('insurance limit', data.limit)
    },
  },
  {
    call: 'trust.changeInsurance',
    as: 'staff',
    input: (facts) => ({
      body: {
        ...{ categoryId: facts.get('insured category'), insured: true, verifiedOnly: true },
        ...{ needsDeposit: false, minLevel: null, reason },
      },
    }),
    unless: ['step_up_required'],
  },
  {
    call: 'trust.changeInsuranceLimit',
    as: 'staff',
    input: (facts) => ({ body: { limit: Number(facts.get('insurance limit')) + 100, reason } }),
    keep: (data: { changes?: { id: string; state: string }[] }, facts) =>
      facts.set('insurance change', data.changes?.find(({ state }) => state === 'proposed')?.id),
    unless: ['step_up_required'],
  },
  {
    call: 'trust.answerInsurance',
    as: 'secondStaff',
    input: (facts) => ({ ...of('insurance change')(facts), body: { approve: false } }),
    unless: ['step_up_required'],
  },
  ...[true, false].map(
    (given): Step => ({
      call: 'trust.changeSellerMark',
      as: 'staff',
      input: (facts) => ({ ...of('other seller')(facts), body: { mark: 'indemnity', given, reason } }),
      unless: ['state_conflict'],
    }),
  ),
]
