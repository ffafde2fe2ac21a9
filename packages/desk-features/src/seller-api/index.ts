export { SellerApiPage, type SellerApiPageProps } from './seller-api-page.tsx'
