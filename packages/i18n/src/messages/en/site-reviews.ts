export const siteReviews = {
  title: 'What buyers say about {shop}',
  lead: '{count, plural, =0 {Nobody has written a review yet.} one {One review by a buyer after a finished order.} other {# reviews by buyers, each after a finished order.}}',
  average: '{average} of 5',
  of: 'about {offer}',
} as const
