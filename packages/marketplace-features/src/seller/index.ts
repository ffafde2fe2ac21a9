export { RecommendedSellers } from './recommended-sellers.tsx'
export { SellerFlags, SellerLevel, SellerLine, SellerPresence, SellerRating } from './seller-marks.tsx'
