export { BrandPage, type BrandPageProps } from './brand-page.tsx'
export { BrandsPage, type BrandsPageProps } from './brands-page.tsx'
export { NewBrandPage } from './new-brand-page.tsx'
