export { createBrand, editBrand } from './act-on-brand.ts'
export { loadBrand, loadBrands } from './load-brands.ts'
