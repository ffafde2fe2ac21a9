import type { CallData, calls, SellerOffer, SellerOrder } from '@tradepost/contract'
import { productStatus } from '@tradepost/contract/constants'
import { sellerPresets, staffPresets } from '@tradepost/domain/permission/roles'
import type { Desk } from '../kernel/index.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })

/** A shop's desk, as an owner or as staff sees it. */
export const deskOf = (role: keyof typeof sellerPresets = 'seller_owner'): Desk => ({
  shop: {
    code: 'anvil',
    name: 'Anvil',
    origin: 'https://shop.example',
    themeColor: '#0a58ff',
    logoUrl: null,
    hasPush: true,
  },
  userName: 'Robin',
  seller: { sellerId: '7001', role, name: null, permissions: [...sellerPresets[role]] },
  staff: null,
  factor: { factor: 'none', factorAsked: 'nothing', hasPasskey: false },
})

/** The back office, as a role of the staff sees it. */
export const staffDeskOf = (role: keyof typeof staffPresets = 'finance'): Desk => ({
  ...deskOf(),
  seller: null,
  staff: { role, name: null, permissions: [...staffPresets[role]] },
})

type OfferDetail = CallData<typeof calls.seller.sellerOfferDetail>
type OrderDetail = CallData<typeof calls.seller.sellerOrderDetail>

export const sampleOrder = (n: number, more: Partial<SellerOrder> = {}): SellerOrder => ({
  id: String(900_000 + n),
  state: 'delivering',
  createdAt: '2026-11-20T10:00:00.000Z',
  paidAt: '2026-11-20T10:02:00.000Z',
  offerId: '5001',
  title: `Silver to Platinum boost, part ${n}`,
  quantity: 1,
  deliveredQuantity: 0,
  refundedQuantity: 0,
  unitPrice: usd(4899),
  total: usd(4899),
  earnings: { price: usd(4899), coupon: null, refunded: null, fee: usd(490), payout: usd(4409) },
  deliveryMode: 'im',
  buyer: { id: '31', nickName: 'Kim' },
  next: { actor: 'seller', action: 'deliver', until: '2026-11-21T10:02:00.000Z' },
  late: false,
  actions: ['deliver', 'refund_rest'],
  ...more,
})

export const sampleOrderDetail = (more: Partial<OrderDetail> = {}): OrderDetail => ({
  ...sampleOrder(1),
  rest: null,
  part: null,
  timeline: [
    { state: 'paid', at: '2026-11-20T10:02:00.000Z', actor: 'platform' },
    { state: 'delivering', at: '2026-11-20T10:02:05.000Z', actor: 'platform' },
  ],
  afterSales: { refunds: [], dispute: null, claim: null, unitClaims: [], parts: [] },
  review: null,
  inputs: [{ key: 'server', label: 'Server', value: 'eu', text: 'Europe' }],
  ...more,
})

/** A claim that a delivered unit does not work, which waits for the seller's answer. */
export const sampleUnitClaim = (
  n: number,
  more: Partial<OrderDetail['afterSales']['unitClaims'][number]> = {},
): OrderDetail['afterSales']['unitClaims'][number] => ({
  ...{ id: `00000000-0000-4000-8000-00000000010${n}`, unitId: `00000000-0000-4000-8000-00000000020${n}` },
  ...{ masked: `••••7F${n}K`, kind: 'used', statement: 'The shop says that it was redeemed yesterday.', fileIds: [] },
  ...{ claimedAt: '2026-11-20T12:00:00.000Z', answerBy: '2026-11-22T12:00:00.000Z' },
  ...{ answer: null, answerText: null, refunded: null, answeredAt: null },
  ...more,
})

/** A refund that waits for the seller's answer. */
export const openRefund: OrderDetail['afterSales']['refunds'][number] = {
  reason: 'I ordered the wrong server.',
  fileIds: [],
  requestedAt: '2026-11-20T12:00:00.000Z',
  answerBy: '2026-11-22T12:00:00.000Z',
  answer: null,
  answerText: null,
  offered: null,
  answeredAt: null,
}

export const sampleOffer = (n: number, more: Partial<SellerOffer> = {}): SellerOffer => ({
  id: String(5000 + n),
  ref: `A-${n}`,
  title: `Level ${n * 10} account with rare skins`,
  brandName: 'Star Arena',
  categoryName: 'Accounts',
  status: productStatus.onSale,
  nextStatuses: [productStatus.shelfDown],
  priceMinor: 2490 + n * 100,
  available: 3,
  reserved: 0,
  sold: n,
  hasUnits: false,
  supply: 'manual',
  lowStock: null,
  listedAt: '2026-11-01T08:00:00.000Z',
  ...more,
})

export const sampleOfferDetail = (n: number, more: Partial<OfferDetail> = {}): OfferDetail => ({
  ...sampleOffer(n),
  version: 'v1',
  verifiedUntil: null,
  description:
    '**Email can be changed.**\nDelivered with the first mail address.\n\n## Included\n\n- *all* skins\n- 20 mounts\n\n1. Pay\n2. Sign in',
  unitName: null,
  minQuantity: 1,
  maxQuantity: 10,
  deliveryMinutes: 120,
  attributes: [],
  pictures: [],
  feePercent: 8,
  brandId: '11',
  categoryId: '21',
  ...more,
})

/** A page of a list, as the gateway answers. */
export const pageOf = <Row>(list: Row[], total = list.length) => ({ list, total, pageNo: 1, pageSize: 25 })

/** A picture without an address of another site. */
export const samplePicture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="%23456" d="M0 0h16v9H0z"/%3E%3Cpath fill="%239bd" d="M2 8l4-5 3 3 2-2 3 4z"/%3E%3C/svg%3E'

/** A text with long words and no spaces, in two directions. */
export const longText = `${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)} حساب نادر ${'x'.repeat(80)}`

type Conversation = CallData<typeof calls.messages.sellerConversationPage>['list'][number]
type Message = NonNullable<Conversation['last']>

export const sampleMessage = (seq: number, more: Partial<Message> = {}): Message => ({
  seq,
  author: 'buyer',
  mine: false,
  kind: 'text',
  text: 'Hi, when can you start?',
  attachments: [],
  flags: [],
  removedFor: null,
  at: '2026-11-20T10:05:00.000Z',
  ...more,
})

export const sampleConversation = (n: number, more: Partial<Conversation> = {}): Conversation => ({
  id: String(700 + n),
  seller: { id: '7001', nickName: 'Robin', avatarUrl: '', online: true },
  buyer: { nickName: `Kim ${n}` },
  order: {
    id: String(900_000 + n),
    title: 'Silver to Platinum boost',
    state: 'delivering',
    coverUrl: '',
    deliveryMode: 'im',
  },
  last: sampleMessage(2),
  lastAt: '2026-11-20T10:05:00.000Z',
  unread: n === 1 ? 2 : 0,
  readUpTo: { buyer: 2, seller: 0 },
  ...more,
})
