export { WishlistPage } from './wishlist-page.tsx'
