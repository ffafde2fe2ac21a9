/** Marks of sellers. Staff give those of identity and indemnity; that of a deposit follows the deposit itself. */
export const sellerMarks = ['identity', 'deposit', 'indemnity'] as const
export type SellerMark = (typeof sellerMarks)[number]

export const staffMarks = ['identity', 'indemnity'] as const satisfies readonly SellerMark[]
