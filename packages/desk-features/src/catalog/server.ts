export { actOnBrand, createBrand } from './act-on-brand.ts'
export { actOnAttribute, createAttribute } from './attribute/act-on-attribute.ts'
export { actOnValue } from './attribute/act-on-value.ts'
export { loadAttribute, loadAttributes, loadAttributeValue } from './attribute/load-attributes.ts'
export { actOnBrandCategory, addBrandCategory } from './brand-category/act-on-brand-category.ts'
export {
  loadBrandCategory,
  loadBrandWithCategories,
  loadNewBrandCategory,
} from './brand-category/load-brand-category.ts'
export { createCategory, editCategory } from './category/act-on-category.ts'
export { loadCategories, loadCategory } from './category/load-categories.ts'
export { loadBrands } from './load-brands.ts'
export { loadEditor } from './load-editor.ts'
