export { CompareLink } from './compare-link.tsx'
export { RecentlyViewed } from './recently-viewed.tsx'
export { WishButton } from './wish-button.tsx'
export { WishTools } from './wish-tools.tsx'
