/** Path of the page that explains the order "best match", for one offer if given. */
export const bestMatchPath = (offerId?: string) => `/help/best-match${offerId ? `?offer=${offerId}` : ''}`
