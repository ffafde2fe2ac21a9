import { Type } from 'typebox'
import { Id, Instant, Money, Nullable, OneOf, Strict } from '../common.ts'

const Count = Type.Integer({ minimum: 0 })
const TimeZone = Type.String({ minLength: 1, maxLength: 64, examples: ['Europe/Berlin'] })
/** Figures of a shop in the days up to now. Days, weeks and months are those of the shop's time zone. */
export const shopFigures = {
  query: Type.Object({
    days: Type.Optional(OneOf(['1', '7', '30', '90', '365'])),
    /** Adds the course of one brand or seller. State both. */
    of: Type.Optional(OneOf(['brand', 'seller'])),
    id: Type.Optional(Id),
  }),
  data: Type.Object({
    /** The zone whose days, weeks and months are counted, from the IANA list. */
    timeZone: TimeZone,
    from: Instant,
    /** Paid orders and views by day, by week from 90 days on, and by month for a year; without gaps. */
    series: Type.Array(Type.Object({ from: Instant, orders: Count, views: Count })),
    /** Paid orders of this time and what became of them. */
    orders: Type.Object({
      paid: Count,
      delivered: Count,
      /** Delivered in full within the promised time. */
      inTime: Count,
      /** The median of the minutes from payment to delivery; null without a delivery. */
      medianMinutes: Nullable(Count),
      askedBack: Count,
      refunded: Count,
      disputed: Count,
    }),
    /** Visitors who looked at an offer, each once per offer and day. */
    views: Count,
    steps: Type.Object({
      /** Visitors who put an offer into a cart, each once per offer and day. Who buys at once needs no cart. */
      carts: Count,
      /** Orders that were begun in this time, and those of them that were paid and confirmed. */
      ...{ begun: Count, paid: Count, confirmed: Count },
    }),
    /** Sums of the ledger's transfers in this time, by currency. */
    money: Type.Array(
      Type.Object({
        currency: Type.String({ examples: ['USD'] }),
        /** Paid by buyers through payment providers: orders, top-ups and passes. */
        paid: Money,
        /** Paid back to buyers. */
        refunded: Money,
        /** Taken back by banks, less what was won again. May be negative. */
        chargedBack: Money,
        /** Discounts of coupons that the shop bears, less those of refunded orders. May be negative. */
        coupons: Money,
        /** Commissions and fees, less those given back. May be negative. */
        take: Money,
      }),
    ),
    /** The same sums step by step, in minor units of the currency; the steps are those of `series`. */
    moneySeries: Type.Array(
      Type.Object({
        currency: Type.String({ examples: ['USD'] }),
        steps: Type.Array(
          Type.Object({
            from: Instant,
            ...{ paid: Type.Integer(), refunded: Type.Integer(), chargedBack: Type.Integer() },
            ...{ coupons: Type.Integer(), take: Type.Integer() },
          }),
        ),
      }),
    ),
    /** At most ten, with the most paid orders first. */
    brands: Type.Array(Type.Object({ id: Id, name: Type.String(), orders: Count, refunded: Count })),
    sellers: Type.Array(Type.Object({ id: Id, name: Type.String(), orders: Count, refunded: Count })),
    /** The chosen brand or seller step by step; null without a choice. The steps are those of `series`. */
    course: Nullable(
      Type.Object({
        of: OneOf(['brand', 'seller']),
        id: Id,
        name: Type.String(),
        /** Paid orders, and those of them that were refunded. */
        series: Type.Array(Type.Object({ from: Instant, orders: Count, refunded: Count })),
        /**
         * Sums of the ledger's transfers about these orders, in minor units. An order that ended with a chargeback counts
         * as refunded. Other chargebacks concern whole payments and are in `money` only.
         */
        money: Type.Array(
          Type.Object({
            currency: Type.String({ examples: ['USD'] }),
            steps: Type.Array(
              Type.Object({
                from: Instant,
                ...{ paid: Type.Integer(), refunded: Type.Integer(), coupons: Type.Integer(), take: Type.Integer() },
              }),
            ),
          }),
        ),
      }),
    ),
    /** Words that at least three visitors searched for and that no offer matched, at most twenty. Kept for 90 days. */
    emptySearches: Type.Array(Type.Object({ words: Type.String(), visitors: Count })),
  }),
}
export const setTimeZone = {
  body: Strict({ timeZone: TimeZone }),
  data: Type.Object({ timeZone: TimeZone }),
}
