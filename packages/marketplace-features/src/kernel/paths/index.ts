export { paths } from './paths.ts'
export { ShopAnchor } from './shop-anchor.tsx'
export { ShopLink } from './shop-link.tsx'
