/** The bounds of what staff state about brands, categories and attributes. */
export const catalogLimits = {
  alias: 80,
  name: 80,
  /** Characters of the description of a brand in one language. */
  about: 4000,
  seoTitle: 120,
  seoDescription: 320,
  /** Characters of all search words of a brand, or of a category in one language. */
  keywords: 500,
  /** Characters of a value of an attribute. */
  value: 80,
  /** Values of one attribute. */
  values: 500,
  /** Attributes of a shop, and its categories. */
  attributes: 200,
  categories: 200,
  /** The largest place in an order. */
  position: 9999,
} as const

/** An alias: small letters, digits and single hyphens between them. */
export const aliasPattern = '^[a-z0-9]+(-[a-z0-9]+)*$'
