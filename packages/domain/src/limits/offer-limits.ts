/** The bounds of what a seller states about an offer, in forms and in CSV lists. */
export const offerLimits = {
  title: 200,
  description: 10_000,
  unitName: 40,
  /** Characters of the text that the platform delivers. */
  delivery: 4000,
  priceMinor: 100_000_000,
  stock: 1_000_000,
  quantity: 9999,
  /** The longest promise: two weeks. */
  deliveryMinutes: 20_160,
  ref: 64,
  pictures: 10,
  /** Characters of the text that describes a picture. */
  pictureWords: 200,
} as const
