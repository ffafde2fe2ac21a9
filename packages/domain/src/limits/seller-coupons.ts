/** Maximum number of coupons of one seller that can be claimed at the same time. */
export const mostSellerCoupons = 50
