import { consentOccasions } from '@tradepost/domain/content/legal-documents'
import { orderActors } from '@tradepost/domain/order/order-states'
import { Type } from 'typebox'
import { Message } from '../account/messages.ts'
import { Ticket } from '../account/ticket.ts'
import {
  DeskPageNo,
  GivenInstant,
  Id,
  Instant,
  Money,
  Nothing,
  Nullable,
  OneOf,
  Page,
  PageSize,
  Strict,
  Text,
  Uuid,
} from '../common.ts'
import { AfterSales, Order, OrderDetail, OrderState, PaymentState } from '../order/order-shapes.ts'
import { EvidencedTax } from '../order/tax.ts'
import { Risk } from '../seller/standing.ts'

/** `closed`: the account was deleted. `disabled`: it was switched off without a ban. */
const CustomerState = OneOf(['active', 'banned', 'disabled', 'closed'])
/** `failed`: given up after twelve attempts. */
const MailState = OneOf(['waiting', 'sent', 'failed'])

export const FoundCustomer = Type.Object({
  id: Id,
  nickName: Type.String(),
  email: Nullable(Type.String()),
  state: CustomerState,
  memberSince: Instant,
})
export const FoundOrder = Type.Object({
  id: Id,
  title: Type.String(),
  state: OrderState,
  total: Money,
  buyer: Type.Object({ id: Id, nickName: Type.String() }),
  createdAt: Instant,
})
/** A mail without its text, which may hold a code or what was delivered. */
export const SupportMail = Type.Object({
  id: Uuid,
  to: Type.String(),
  subject: Type.String(),
  state: MailState,
  attempts: Type.Integer(),
  createdAt: Instant,
  sentAt: Nullable(Instant),
  /** The next attempt of a mail that waits. */
  nextAttemptAt: Nullable(Instant),
  lastError: Nullable(Type.String()),
  /** The order that the mail is about; null if it is about something else. */
  orderId: Nullable(Id),
  /** False for mails with a sign-in code: the customer asks for a new one. */
  mayResend: Type.Boolean(),
})
export const FoundPayment = Type.Object({
  id: Uuid,
  provider: Type.String(),
  providerRef: Nullable(Type.String()),
  state: PaymentState,
  amount: Money,
  createdAt: Instant,
  buyer: FoundOrder.properties.buyer,
  /** The orders that it pays, or was to pay. */
  orderIds: Type.Array(Id),
})
export const search = {
  body: Strict({
    /** The number of an order or a person, an email address, the start of a name, words of a subject, or a reference. */
    text: Text(120, 3),
  }),
  data: Type.Object({
    /** The page that the text names exactly; null if it names none. */
    exact: Nullable(Type.Object({ kind: OneOf(['customer', 'order', 'ticket']), id: Id })),
    /** At most ten of each kind. */
    customers: Type.Array(FoundCustomer),
    orders: Type.Array(FoundOrder),
    mails: Type.Array(SupportMail),
    payments: Type.Array(FoundPayment),
    /** Requests to support; empty without the permission to see them. */
    tickets: Type.Array(Ticket),
  }),
}

/** A ban of a customer; `ended` is null while it runs. */
const Ban = Type.Object({
  id: Uuid,
  reason: Type.String(),
  at: Instant,
  /** Null for a ban without an end. */
  until: Nullable(Instant),
  by: Type.String(),
  /** `by` is null if its time was over. */
  ended: Nullable(Type.Object({ at: Instant, reason: Nullable(Type.String()), by: Nullable(Type.String()) })),
})
export const Customer = Type.Object({
  ...FoundCustomer.properties,
  country: Nullable(Type.String()),
  language: Nullable(Type.String()),
  /** Also a member of the staff. */
  isStaff: Type.Boolean(),
  seller: Nullable(Type.Object({ id: Id, nickName: Type.String() })),
  balances: Type.Array(Type.Object({ unit: Type.String(), amount: Type.Integer() })),
  sessions: Type.Object({ open: Type.Integer(), devices: Type.Integer(), lastUsedAt: Nullable(Instant) }),
  orders: Page(FoundOrder),
  /** Disputes and insurance claims, newest first. */
  cases: Type.Array(
    Type.Object({
      orderId: Id,
      kind: OneOf(['dispute', 'insurance']),
      since: Instant,
      outcome: Nullable(Type.String()),
    }),
  ),
  reports: Type.Array(
    Type.Object({ id: Id, sellerName: Type.String(), reason: Type.String(), state: Type.String(), at: Instant }),
  ),
  coupons: Type.Array(
    Type.Object({
      id: Uuid,
      name: Type.String(),
      percentOff: Nullable(Type.Integer()),
      amountOff: Nullable(Money),
      state: OneOf(['free', 'locked', 'used']),
      expiresAt: Instant,
    }),
  ),
  /** Versions of the terms to which the customer agreed, newest first. */
  consents: Type.Array(
    Type.Object({
      version: Type.Integer(),
      at: Instant,
      occasion: OneOf(consentOccasions),
      purchaseId: Nullable(Uuid),
    }),
  ),
  /** Security events of the account, newest first; without addresses. */
  events: Type.Array(Type.Object({ kind: Type.String(), at: Instant })),
  mails: Type.Array(SupportMail),
  /** Newest first. */
  bans: Type.Array(Ban),
  /** False for staff, for the caller, and for sellers who are not banned as such. */
  mayBan: Type.Boolean(),
  /** Of orders that the customer paid, in the last 30 and 90 days. */
  risk: Type.Object({ days30: Risk, days90: Risk }),
})
export const customerDetail = {
  params: Type.Object({ id: Id }),
  body: Strict({ pageNo: DeskPageNo, pageSize: PageSize }),
  data: Customer,
}

const party = Type.Object({ id: Id, nickName: Type.String() })
/** What was delivered for an order in pieces, each without its content but its last characters. */
const Goods = Type.Object({
  /** The state of the order allows a replacement. */
  isReplaceable: Type.Boolean(),
  /** How many units the vault has to replace others; null for an offer without a vault. */
  inStock: Nullable(Type.Integer()),
  /** The first 100. */
  units: Type.Array(
    Type.Object({
      id: Uuid,
      masked: Type.String(),
      state: OneOf(['delivered', 'bad', 'replaced']),
      /** The unit that this one replaces. */
      replaces: Nullable(Uuid),
    }),
  ),
})
export const staffOrder = {
  params: Type.Object({ id: Id }),
  data: Type.Object({
    id: Id,
    purchaseId: Uuid,
    state: OrderState,
    title: Type.String(),
    quantity: Type.Integer(),
    deliveredQuantity: Type.Integer(),
    refundedQuantity: Type.Integer(),
    deliveryMode: Order.properties.deliveryMode,
    deliveryEmail: Type.String(),
    unitPrice: Money,
    full: Money,
    discount: Money,
    total: Money,
    partRefunded: Nullable(Money),
    feePercent: Type.Number(),
    /** The tax in the price, and the evidence of the buyer's place; absent if the shop charged none. */
    tax: Type.Optional(EvidencedTax),
    buyer: party,
    seller: party,
    createdAt: Instant,
    paidAt: Nullable(Instant),
    confirmedAt: Nullable(Instant),
    deadlineAt: Nullable(Instant),
    insuredUntil: Nullable(Instant),
    inputs: OrderDetail.properties.inputs,
    /** The other lines of the purchase. */
    siblings: Type.Array(FoundOrder),
    timeline: Type.Array(Type.Object({ state: OrderState, at: Instant, actor: OneOf(orderActors) })),
    handover: OrderDetail.properties.handover,
    /** That something was delivered, and how often it was shown; never what. */
    delivery: Nullable(
      Type.Object({
        deliveredAt: Instant,
        firstRevealedAt: Nullable(Instant),
        reveals: Type.Integer(),
        units: Type.Integer(),
      }),
    ),
    goods: Goods,
    payments: Type.Array(
      Type.Object({
        ...FoundPayment.properties,
        refunded: Money,
        failure: Nullable(Type.String()),
      }),
    ),
    /** The transfers of the ledger about the order, oldest first. */
    transfers: Type.Array(
      Type.Object({
        id: Uuid,
        kind: Type.String(),
        unit: Type.String(),
        at: Instant,
        legs: Type.Array(Type.Object({ account: Type.String(), ownerId: Type.String(), amount: Type.Integer() })),
      }),
    ),
    afterSales: AfterSales,
    hasCase: Type.Boolean(),
    /** The newest messages, oldest first; null without the permission to read conversations. */
    chat: Nullable(
      Type.Object({
        more: Type.Boolean(),
        messages: Type.Array(
          Type.Object({
            seq: Message.properties.seq,
            author: Message.properties.author,
            kind: Message.properties.kind,
            text: Type.String(),
            files: Type.Integer(),
            at: Instant,
          }),
        ),
      }),
    ),
    mails: Type.Array(SupportMail),
  }),
}
export const banCustomer = {
  params: Type.Object({ id: Id }),
  body: Strict({
    reason: Text(2000, 3),
    /** When the ban ends by itself; without it, it lasts until somebody ends it. */
    until: Type.Optional(GivenInstant),
  }),
  data: Nothing,
}
export const unbanCustomer = {
  params: Type.Object({ id: Id }),
  body: Strict({ reason: Text(2000, 3) }),
  data: Nothing,
}
export const resendMail = { params: Type.Object({ id: Uuid }), data: SupportMail }
const withReason = { params: Type.Object({ id: Id }), body: Strict({ reason: Text(2000, 3) }) }
export const exportCustomer = {
  ...withReason,
  data: Type.Object({ fileName: Type.String(), document: Type.String() }),
}
export const eraseCustomer = { ...withReason, data: Nothing }
export const replaceGoods = {
  params: Type.Object({ id: Id }),
  body: Strict({ unitId: Uuid, reason: Text(500, 3) }),
  data: Goods,
}
export const askReplacement = { params: Type.Object({ id: Id }), body: Strict({ reason: Text(500, 3) }), data: Goods }
export const fileDetail = {
  /** The number of the file, or an address of it. */
  body: Strict({ file: Text(500, 1) }),
  data: Type.Object({
    id: Uuid,
    owner: party,
    contentType: Type.String(),
    bytes: Type.Integer(),
    createdAt: Instant,
    isPrivate: Type.Boolean(),
    /** Null for a private file, and for one that was taken down. */
    fileUrl: Nullable(Type.String()),
    taken: Nullable(Type.Object({ at: Instant, reason: Type.String() })),
    /**
     * The places that show the file, or leave it out while it is taken down. `case` and `chat` name an order; a chat
     * without one names its conversation; `area` names an area type, `pass-event` an event of the pass, and `shared-game`
     * a game of the pass.
     */
    uses: Type.Array(
      Type.Object({
        kind: OneOf([
          ...(['offer', 'seller', 'brand', 'area', 'pass-event', 'shared-game', 'article', 'notice', 'event'] as const),
          ...(['case', 'report', 'chat', 'ticket'] as const),
        ]),
        id: Id,
        /** The title of an offer, or the name of a seller or brand. */
        name: Nullable(Type.String()),
      }),
    ),
  }),
}
export const restoreFile = { params: Type.Object({ id: Uuid }), body: Strict({ reason: Text(500, 1) }), data: Nothing }
