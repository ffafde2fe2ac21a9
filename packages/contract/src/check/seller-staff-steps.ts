import { catalog } from './catalog-steps.ts'
import { type Facts, of, type Step, to, type Who } from './journey.ts'
import { opening } from './opening-steps.ts'
import { payouts } from './payout-steps.ts'
import { rental } from './rental-steps.ts'
import { sellerEndpoints, sellerKeys } from './seller-key-steps.ts'
import { buying, paying } from './shop-steps.ts'
import { support } from './support-steps.ts'
import { tickets } from './ticket-steps.ts'
import { trust } from './trust-steps.ts'
import { vault } from './vault-steps.ts'

const text = 'Written by the contract check.'

/** An order that is sold, delivered, confirmed, reviewed and replied to. */
const received: Step[] = [
  ...buying('received'),
  ...paying('received'),
  { call: 'seller.sellerOrderDetail', as: 'seller', input: of('received order') },
  { call: 'seller.sellerDeliver', as: 'seller', input: to('received order', () => ({ text })) },
  {
    call: 'order.orderDetail',
    as: 'buyer',
    input: of('received order'),
    keep: (data: { handover?: { step: string }[]; invoices?: { id: string }[] }, facts) => {
      facts.set('handover steps', data.handover?.map(({ step }) => step).join(' '))
      facts.set('own invoice', data.invoices?.[0]?.id)
    },
  },
  {
    call: 'invoice.invoiceFile',
    as: 'buyer',
    input: (facts) => ({ params: { id: facts.get('received order'), invoiceId: facts.get('own invoice') } }),
  },
  { call: 'order.revealDelivery', as: 'buyer', input: to('received order'), unless: ['rate_limited'] },
  {
    call: 'order.tickHandover',
    as: 'buyer',
    input: to('received order', (facts) => ({ steps: facts.get('handover steps').split(' '), done: true })),
  },
  { call: 'order.confirmOrder', as: 'buyer', input: to('received order', () => ({ acknowledged: true })) },
  {
    call: 'review.writeReview',
    as: 'buyer',
    input: (facts) => ({ body: { orderId: facts.get('received order'), score: 5, text } }),
    keep: (data, facts) => facts.set('review', data.id),
  },
  { call: 'review.sellerReplyReview', as: 'seller', input: to('review', () => ({ text })) },
  { call: 'order.reorder', as: 'buyer', input: to('received order'), unless: ['cart_full'] },
]

/** An order of which the buyer accepts a part back. */
const partly: Step[] = [
  ...buying('partly'),
  ...paying('partly'),
  { call: 'seller.sellerDeliver', as: 'seller', input: to('partly order', () => ({ text })) },
  { call: 'afterSales.requestRefund', as: 'buyer', input: to('partly order', () => ({ reason: text })) },
  {
    call: 'afterSales.sellerAnswerRefund',
    as: 'seller',
    input: to('partly order', () => ({ answer: 'offer', amount: 1, text })),
  },
  { call: 'afterSales.acceptRefundPart', as: 'buyer', input: to('partly order') },
]

/** An order of two pieces, of which the seller delivers one and refunds the other, and then a part of the first. */
const missing: Step[] = [
  ...buying('missing', 2),
  ...paying('missing'),
  { call: 'seller.sellerDeliver', as: 'seller', input: to('missing order', () => ({ text, pieces: 1 })) },
  { call: 'afterSales.sellerRefundRest', as: 'seller', input: to('missing order', () => ({ pieces: 1 })) },
  {
    call: 'seller.sellerOrderDetail',
    as: 'seller',
    input: of('missing order'),
    keep: (data: { part?: { left: { minor: number } } | null }, facts) =>
      facts.set('missing left', String(data.part?.left.minor)),
  },
  {
    call: 'afterSales.sellerRefundPart',
    as: 'seller',
    input: to('missing order', (facts) => ({ left: Number(facts.get('missing left')), amount: 1, text })),
  },
]

/** An order whose refund the seller refuses, then disputed, discussed, and refunded by staff. */
const disputed: Step[] = [
  ...buying('disputed'),
  ...paying('disputed'),
  { call: 'afterSales.requestRefund', as: 'buyer', input: to('disputed order', () => ({ reason: text })) },
  {
    call: 'afterSales.sellerAnswerRefund',
    as: 'seller',
    input: to('disputed order', () => ({ answer: 'refuse', text })),
  },
  { call: 'afterSales.openDispute', as: 'buyer', input: to('disputed order', () => ({ statement: text })) },
  {
    call: 'afterSales.sellerAnswerDispute',
    as: 'seller',
    input: to('disputed order', () => ({ statement: text })),
  },
  { call: 'staff.caseDetail', as: 'staff', input: of('disputed order') },
  {
    call: 'messages.openConversation',
    as: 'buyer',
    input: (facts) => ({ body: { sellerId: facts.get('seller'), orderId: facts.get('disputed order') } }),
    keep: (data, facts) => facts.set('disputed thread', data.id),
  },
  {
    call: 'messages.staffConversationPage',
    as: 'staff',
    input: (facts) => ({ body: { orderId: facts.get('disputed order') } }),
  },
  ...talk('staff', 'staffMessageThread', 'staffSendMessage', 'staffReadMessages', 'disputed thread'),
  {
    call: 'staff.decideDispute',
    as: 'staff',
    input: to('disputed order', () => ({ outcome: 'refund', reason: text })),
  },
]

function talk(as: Who, thread: string, send: string, read: string, fact: string): Step[] {
  return [
    {
      call: `messages.${thread}`,
      as,
      input: (facts) => ({ params: { id: facts.get(fact) }, query: {} }),
    },
    {
      call: `messages.${send}`,
      as,
      input: to(fact, () => ({ text, sendKey: crypto.randomUUID() })),
      keep: (data, facts) => facts.set(`${fact} seq`, data.seq),
      unless: ['rate_limited'],
    },
    { call: `messages.${read}`, as, input: to(fact, (facts) => ({ upTo: Number(facts.get(`${fact} seq`)) })) },
  ]
}

/** One side reports the last message of the conversation, which the other one wrote. */
function reportOf(as: Who, call: string): Step {
  return {
    call: `messages.${call}`,
    as,
    input: to('thread', (facts) => ({ seq: Number(facts.get('thread seq')), reason: 'other', note: text })),
    unless: ['rate_limited'],
  }
}

const messages: Step[] = [
  {
    call: 'messages.openConversation',
    as: 'buyer',
    input: (facts) => ({ body: { sellerId: facts.get('seller') } }),
    keep: (data, facts) => facts.set('thread', data.id),
  },
  ...talk('buyer', 'messageThread', 'sendMessage', 'readMessages', 'thread'),
  reportOf('seller', 'sellerReportMessage'),
  ...talk('seller', 'sellerMessageThread', 'sellerSendMessage', 'sellerReadMessages', 'thread'),
  reportOf('buyer', 'reportMessage'),
  {
    call: 'messageDesk.reportedMessagePage',
    as: 'staff',
    input: () => ({ body: { pageSize: 5 } }),
    keep: (data: { list?: { id: string; seq: number }[] }, facts) => {
      facts.set('message report', data.list?.[0]?.id)
      facts.set('reported seq', String(data.list?.[0]?.seq))
    },
  },
  { call: 'messageDesk.reportedMessage', as: 'staff', input: to('message report') },
  {
    call: 'messageDesk.moderateMessage',
    as: 'staff',
    input: to('message report', (facts) => ({ seq: Number(facts.get('reported seq')), act: 'dismiss' })),
  },
]

const reports: Step[] = [
  {
    call: 'file.uploadFile',
    as: 'buyer',
    input: () => ({ query: { catalogue: 'at_material' } }),
    keep: (data, facts) => facts.set('evidence', data.id),
    unless: ['rate_limited'],
  },
  {
    call: 'report.fileReport',
    as: 'buyer',
    input: (facts) => ({
      body: { sellerId: facts.get('seller'), reason: 'other', explanation: text, fileIds: [facts.get('evidence')] },
    }),
    keep: (data, facts) => facts.set('report', data.id),
    unless: ['report_open', 'rate_limited'],
  },
  { call: 'report.decideReport', as: 'staff', input: to('report', () => ({ approved: false, note: text })) },
  {
    call: 'reviewDesk.deskReviewPage',
    as: 'staff',
    input: () => ({ query: { pageSize: 5 } }),
    keep: (data: { list?: { id: string }[] }, facts) => facts.set('moderated review', data.list?.[0]?.id ?? ''),
  },
  {
    call: 'reviewDesk.moderateReview',
    as: 'staff',
    input: to('moderated review', () => ({ part: 'text', removedFor: 'insult' })),
  },
  {
    call: 'file.quarantineFile',
    as: 'staff',
    input: (facts) => ({ body: { fileId: facts.get('evidence'), reason: text } }),
  },
]

const coupon = (code: string, more: object): Step => ({
  call: 'coupon.createCoupon',
  as: 'staff',
  input: (facts) => ({
    body: { code: `${code}-${facts.get('run')}`, name: 'Contract check', percentOff: 1, validHours: 1, ...more },
  }),
  keep: (data, facts) => facts.set('coupon', data.id),
})
const coupons: Step[] = [
  coupon('GRANT', {}),
  coupon('CLAIM', { claims: 1, claimUntil: '2099-01-01T00:00:00.000Z' }),
  {
    call: 'coupon.grantCoupon',
    as: 'staff',
    input: (facts) => ({ body: { code: `GRANT-${facts.get('run')}`, buyerId: facts.get('userId') } }),
  },
  {
    call: 'coupon.claimCoupon',
    as: 'buyer',
    input: (facts) => ({ body: { code: `CLAIM-${facts.get('run')}` } }),
    unless: ['rate_limited'],
  },
  { call: 'coupon.shopCoupons', as: 'staff', input: () => ({}) },
  {
    call: 'coupon.stopCoupon',
    as: 'staff',
    input: (facts) => ({ params: { id: facts.get('coupon') }, body: { reason: text } }),
    // Above a limit of the shop, the coupon waits for a second person.
    unless: ['not_found'],
  },
  {
    call: 'coupon.sellerCouponCreate',
    as: 'seller',
    input: (facts) => ({
      body: {
        ...{ code: `OWN-${facts.get('run')}`, name: 'Contract check', percentOff: 1, validHours: 1 },
        claimUntil: new Date(Date.now() + 3_600_000).toISOString(),
      },
    }),
    keep: (data, facts) => facts.set('own coupon', data.id),
    unless: ['rate_limited', 'coupons_full'],
  },
  { call: 'coupon.sellerCoupons', as: 'seller', input: () => ({}) },
  { call: 'coupon.sellerCouponStop', as: 'seller', input: of('own coupon') },
]

/** One staff member proposes a correction that needs approval, and another rejects it, so no balance changes. */
const corrections: Step[] = [
  {
    call: 'staff.correctBalance',
    as: 'staff',
    input: (facts) => ({
      body: { account: 'points', ownerId: facts.get('userId'), unit: 'POINT', amount: 1_000_000_000, reason: text },
    }),
    keep: (data, facts) => facts.set('proposal', data.id),
  },
  {
    call: 'staff.answerProposal',
    as: 'secondStaff',
    input: to('proposal', () => ({ approve: false, reason: text })),
  },
]

const invited = (facts: Facts) => `invited-${facts.get('run')}@mail.example`.toLowerCase()
/** A role that nobody gets, and invitations that are withdrawn. A member of staff gets the role that they have. */
const roles: Step[] = [
  {
    call: 'role.createRole',
    as: 'staff',
    input: (facts) => ({ body: { name: `Check ${facts.get('run')}`, permissions: ['case.view'] } }),
    keep: (data, facts) => facts.set('role', data.id),
    unless: ['step_up_required'],
  },
  {
    call: 'role.changeRole',
    as: 'staff',
    input: to('role', (facts) => ({ name: `Checked ${facts.get('run')}`, permissions: ['case.view', 'act.view'] })),
    unless: ['step_up_required'],
  },
  {
    call: 'role.inviteMember',
    as: 'staff',
    input: (facts) => ({ body: { email: invited(facts), role: facts.get('role') } }),
    keep: (data, facts) => facts.set('invitation', data.id),
    unless: ['step_up_required', 'rate_limited'],
  },
  { call: 'role.withdrawInvitation', as: 'staff', input: of('invitation') },
  { call: 'role.deleteRole', as: 'staff', input: of('role') },
  {
    call: 'role.sellerInviteMember',
    as: 'seller',
    input: (facts) => ({ body: { email: invited(facts), role: 'seller_staff' } }),
    keep: (data, facts) => facts.set('seller invitation', data.id),
    unless: ['step_up_required', 'rate_limited'],
  },
  { call: 'role.sellerWithdrawInvitation', as: 'seller', input: of('seller invitation') },
  {
    call: 'role.memberList',
    as: 'staff',
    input: () => ({}),
    keep: (data: { members?: { userId: string; role: string }[] }, facts) => {
      const member = data.members?.find(({ role }) => role !== 'owner')
      facts.set('member', member?.userId)
      facts.set('member role', member?.role)
    },
  },
  {
    call: 'role.changeMember',
    as: 'staff',
    input: (facts) => ({ params: { userId: facts.get('member') }, body: { role: facts.get('member role') } }),
    unless: ['step_up_required'],
  },
]

/** Closes an alert in the state `record`, because the check must not close alerts that need action. */
const alerts: Step[] = [
  {
    call: 'staff.staffAlertPage',
    as: 'staff',
    input: () => ({ body: { source: 'security', state: 'record' } }),
    keep: (data: { list?: { id: string }[] }, facts) => facts.set('security record', data.list?.[0]?.id),
  },
  { call: 'staff.takeStaffAlert', as: 'staff', input: of('security record') },
  { call: 'staff.closeStaffAlert', as: 'staff', input: to('security record', () => ({ note: text })) },
]

/** Steps that need a buyer together with a seller or staff. */
export const sellerAndStaff: Step[] = [
  ...messages,
  ...received,
  ...partly,
  ...missing,
  ...vault,
  ...disputed,
  ...reports,
  ...coupons,
  ...corrections,
  ...payouts,
  ...opening,
  ...trust,
  ...support,
  ...tickets,
  ...catalog,
  ...sellerKeys,
  ...sellerEndpoints,
  ...alerts,
  ...roles,
  ...rental,
]
