import { Type } from 'typebox'
import { Id, Instant, Money, Nullable, OneOf, Strict } from '../common.ts'
import { RankPoints, SellerFacts } from '../offer/offer.ts'

const Count = Type.Integer()
/** Sales, deliveries and views of a seller in the days up to now; days, weeks and months are those of the shop's zone. */
export const sellerInsight = {
  body: Strict({ days: Type.Optional(OneOf(['7', '30', '90', '365'])) }),
  data: Type.Object({
    /** The zone whose days, weeks and months are counted, from the IANA list. */
    timeZone: Type.String({ examples: ['Europe/Berlin'] }),
    from: Instant,
    /** Paid orders and views by day, by week from 90 days on, and by month for a year; without gaps. */
    series: Type.Array(Type.Object({ from: Instant, orders: Count, views: Count })),
    /** Visitors who looked at an offer, each once per offer and day. Only browsers that run scripts are counted. */
    views: Count,
    /** Paid orders and what became of them. */
    orders: Type.Object({
      paid: Count,
      delivered: Count,
      /** Delivered in full within the promised time. */
      inTime: Count,
      /** The median of the minutes from payment to delivery; null without a delivery. */
      medianMinutes: Nullable(Count),
      /** The buyer asked for a refund, whatever came of it. */
      askedBack: Count,
      refunded: Count,
      disputed: Count,
    }),
    /** Earnings from settled orders after commission, by currency: the sums of the ledger. */
    earned: Type.Array(Money),
    /** The scores of the reviews in this time. */
    reviews: Type.Object({ count: Count, mean: Nullable(Type.Number()) }),
    /** The figures that the store shows, of all time. */
    facts: Type.Object({
      deliverySpeed: SellerFacts.properties.deliverySpeed,
      serviceAttitude: SellerFacts.properties.serviceAttitude,
      productDescription: SellerFacts.properties.productDescription,
      performanceScore: SellerFacts.properties.performanceScore,
    }),
    level: Type.Object({
      level: Nullable(Count),
      /** Orders confirmed in this shop. */
      orders: Count,
      /** The orders that the next level needs; null at the highest level. */
      needed: Nullable(Count),
      /** The performance score that a higher level needs. */
      score: Type.Number(),
    }),
    /** The offers with the most paid orders, then those with the most views. */
    offers: Type.Array(
      Type.Object({
        id: Id,
        title: Type.String(),
        orders: Count,
        pieces: Count,
        views: Count,
        /** The place in the list of its brand and category, in the order that shoppers see first; null if not listed. */
        place: Nullable(
          Type.Object({
            place: Count,
            of: Count,
            /** The points of each factor of the order; null until the offer is ranked. */
            points: Nullable(RankPoints),
            /** Offers of that list with a lower price. */
            cheaper: Count,
            /** Offers of that list whose seller has a better rating. */
            betterRated: Count,
          }),
        ),
      }),
    ),
  }),
}
