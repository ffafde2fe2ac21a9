export { actOnSellerApi, loadSellerApi } from './act-on-seller-api.ts'
