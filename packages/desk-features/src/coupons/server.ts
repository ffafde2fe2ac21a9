export { actOnSellerCoupons, loadSellerCoupons } from './act-on-seller-coupons.ts'
export { actOnShopCoupons, loadShopCoupons } from './act-on-shop-coupons.ts'
export { exportSellerCoupons, exportShopCoupons } from './export-coupons.ts'
