export { SellerPage, type SellerPageProps } from './seller-page.tsx'
export { SellersPage, type SellersPageProps } from './sellers-page.tsx'
