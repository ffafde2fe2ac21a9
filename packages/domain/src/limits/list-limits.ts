/** The most offers on the wishlist of a visitor or buyer, and among the recently viewed ones. */
export const wishlistLimits = { visitor: 50, buyer: 100, viewed: 20 } as const
/** The most alerts of one buyer that have not been mailed yet. */
export const mostAlerts = 50
/** The most open sessions of one user. A further one ends the least recently used. */
export const mostSessions = 200
/** The most offers that one seller may import. */
export const mostSellerOffers = 50_000
/** The largest total that a list reports. It means this many or more. */
export const mostCounted = 3000
/** The most offers in a comparison. */
export const mostCompared = 4
