import type { FoundOrder, SupportMail } from '@tradepost/contract'
import type { Customer } from './customer/customer-facts.tsx'
import type { StaffOrder } from './order-facts.tsx'

const at = '2026-11-24T06:00:00.000Z'
const usd = (minor: number) => ({ minor, currency: 'USD' })
export const buyer = { id: '1900000000000008001', nickName: 'Nora' }

export const sampleFoundOrder = (n = 1, more: Partial<FoundOrder> = {}): FoundOrder => ({
  ...{ id: `190000000000000050${n}`, title: 'Level 40 account with rare skins', state: 'delivered' },
  ...{ total: usd(34_900), buyer, createdAt: at },
  ...more,
})

export const sampleMail = (n = 1, more: Partial<SupportMail> = {}): SupportMail => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a${n}`, to: 'nora@mail.example', subject: 'Your account is here' },
  ...{ state: 'sent', attempts: 1, createdAt: at, sentAt: at, nextAttemptAt: null, lastError: null },
  ...{ orderId: '1900000000000000501', mayResend: true },
  ...more,
})

export const mails = [
  sampleMail(1),
  sampleMail(2, { state: 'failed', attempts: 12, sentAt: null, lastError: 'EENVELOPE' }),
  sampleMail(3, { state: 'waiting', attempts: 0, sentAt: null, nextAttemptAt: at, orderId: null, mayResend: false }),
]

export const sampleCustomer = (more: Partial<Customer> = {}): Customer => ({
  ...{ id: buyer.id, nickName: buyer.nickName, email: 'nora@mail.example', state: 'active', memberSince: at },
  ...{ country: 'Germany', language: 'de', isStaff: false, seller: null },
  balances: [
    { unit: 'POINT', amount: 240 },
    { unit: 'GCOIN', amount: 0 },
  ],
  sessions: { open: 2, devices: 2, lastUsedAt: at },
  orders: { total: 2, pageNo: 1, pageSize: 10, list: [sampleFoundOrder(1), sampleFoundOrder(2)] },
  cases: [
    { orderId: '1900000000000000501', kind: 'dispute', since: at, outcome: null },
    { orderId: '1900000000000000502', kind: 'insurance', since: at, outcome: 'paid' },
  ],
  reports: [{ id: '1900000000000000701', sellerName: 'GretaDepot', reason: 'rude', state: 'open', at }],
  coupons: [
    {
      ...{ id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2b1', name: 'Sorry for the wait', percentOff: 10 },
      ...{ amountOff: null, state: 'free', expiresAt: at },
    },
  ],
  consents: [
    {
      version: 2,
      at: '2026-11-20T10:02:00.000Z',
      occasion: 'purchase',
      purchaseId: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad',
    },
    { version: 1, at: '2026-10-02T08:00:00.000Z', occasion: 'signup', purchaseId: null },
  ],
  events: [
    { kind: 'login', at },
    { kind: 'login_failed', at },
  ],
  ...{ mails, bans: [], mayBan: true },
  risk: {
    days30: { orders: 3, disputes: 1, refunds: 1, late: 0, chargebacks: 0 },
    days90: { orders: 9, disputes: 1, refunds: 2, late: 1, chargebacks: 1 },
  },
  ...more,
})

export const sampleStaffOrder = (more: Partial<StaffOrder> = {}): StaffOrder => ({
  ...{ id: '1900000000000000501', purchaseId: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2c1', state: 'disputed' },
  ...{
    title: 'Level 40 account with rare skins',
    quantity: 1,
    deliveredQuantity: 1,
    refundedQuantity: 0,
    deliveryMode: 'im',
  },
  ...{ deliveryEmail: 'nora@mail.example', unitPrice: usd(34_900), full: usd(34_900), discount: usd(900) },
  ...{ total: usd(34_000), partRefunded: null, feePercent: 8, buyer, seller: { id: '7001', nickName: 'GretaDepot' } },
  ...{ createdAt: at, paidAt: at, confirmedAt: null, deadlineAt: at, insuredUntil: null, siblings: [] },
  inputs: [{ key: 'server', label: 'Server', value: 'eu', text: 'Europe' }],
  timeline: [
    { state: 'paid', at, actor: 'buyer' },
    { state: 'delivered', at: '2026-11-24T08:00:00.000Z', actor: 'seller' },
  ],
  handover: [{ step: 'signed_in', at }],
  delivery: { deliveredAt: at, firstRevealedAt: at, reveals: 3, units: 1 },
  goods: {
    ...{ isReplaceable: true, inStock: 3 },
    units: [
      { id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a1', masked: '…-44F2', state: 'replaced', replaces: null },
      {
        ...{ id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a2', masked: '…-90A1', state: 'delivered' },
        replaces: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a1',
      },
    ],
  },
  payments: [
    {
      ...{ id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2d1', provider: 'sandbox', providerRef: 'cs_8f2a', state: 'captured' },
      ...{ amount: usd(34_000), refunded: usd(0), failure: null, createdAt: at, buyer },
      orderIds: ['1900000000000000501'],
    },
  ],
  transfers: [
    {
      ...{ id: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2e1', kind: 'capture', unit: 'USD', at },
      legs: [
        { account: 'psp', ownerId: 'psp', amount: -34_000 },
        { account: 'escrow', ownerId: 'platform', amount: 34_000 },
      ],
    },
  ],
  afterSales: {
    refunds: [],
    dispute: {
      ...{ statement: 'The password was changed an hour later.', fileIds: [], openedAt: at, answer: null },
      ...{ outcome: null, part: null, reason: null, decidedAt: null },
    },
    ...{ claim: null, unitClaims: [], parts: [] },
  },
  hasCase: true,
  chat: {
    more: false,
    messages: [
      { seq: 1, author: 'buyer', kind: 'text', text: 'Hello, it says wrong password.', files: 1, at },
      { seq: 2, author: 'seller', kind: 'delivery', text: '', files: 0, at },
    ],
  },
  mails,
  ...more,
})
