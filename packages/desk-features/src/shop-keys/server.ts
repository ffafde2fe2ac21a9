export { actOnShopKeys, loadShopKeys } from './act-on-shop-keys.ts'
