/** Maximum number of offers on the wishlist of a visitor or buyer, and in the list of recently viewed offers. */
export const wishlistLimits = { visitor: 50, buyer: 100, viewed: 20 } as const
/** Maximum number of alerts of one buyer for which no email was sent yet. */
export const mostAlerts = 50
/** Maximum number of changes of one offer that wait for their time. */
export const mostPlans = 10
/** Maximum number of open sessions of one user. A further sign-in ends the least recently used session. */
export const mostSessions = 200
/** Maximum number of passkeys of one user. */
export const mostPasskeys = 20
/** Maximum number of offers that one seller may import. */
export const mostSellerOffers = 50_000
/** The largest total that a list reports. A total of this number means this number or more. */
export const mostCounted = 3000
/** Maximum number of offers in a comparison. */
export const mostCompared = 4
/** The last page of a list that can be asked for. People at work reach every row of their lists; shoppers search. */
export const mostPages = { shop: 1000, desk: 10_000 } as const
