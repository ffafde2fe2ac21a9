export { BrandWall } from './brand-wall.tsx'
