export const offerPrices = {
  title: 'Prices',
  since: 'Since',
  price: 'Price',
  change: 'Change',
  first: 'First price',
  by: 'Set by',
  side: '{side, select, seller {The seller} plan {A planned change} staff {Staff of the shop} other {The platform}}',
} as const
