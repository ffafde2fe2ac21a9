export { paths } from './paths.ts'
export { ShopLink } from './shop-link.tsx'
