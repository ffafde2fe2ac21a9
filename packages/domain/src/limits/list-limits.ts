/** Offers on a wishlist, and offers viewed last. */
export const wishlistLimits = { visitor: 50, buyer: 100, viewed: 20 } as const
/** Alerts of one buyer that wait for their mail. */
export const mostAlerts = 50
/** Living sessions of one user; a further one ends the one used longest ago. */
export const mostSessions = 200
/** Offers that one seller may import. */
export const mostSellerOffers = 50_000
/** The largest total of a list: it means this many or more. */
export const mostCounted = 3000
/** Offers that stand side by side in a comparison. */
export const mostCompared = 4
