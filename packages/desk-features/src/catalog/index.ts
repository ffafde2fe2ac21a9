export { AttributePage, type AttributePageProps } from './attribute/attribute-page.tsx'
export { AttributesPage, type AttributesPageProps } from './attribute/attributes-page.tsx'
export { NewAttributePage } from './attribute/new-attribute-page.tsx'
export { ValuePage, type ValuePageProps } from './attribute/value-page.tsx'
export { BrandCategoryPage, type BrandCategoryPageProps } from './brand-category/brand-category-page.tsx'
export {
  NewBrandCategoryPage,
  type NewBrandCategoryPageProps,
} from './brand-category/new-brand-category-page.tsx'
export { BrandPage, type BrandPageProps } from './brand-page.tsx'
export { BrandsPage, type BrandsPageProps } from './brands-page.tsx'
export { CategoriesPage, type CategoriesPageProps } from './category/categories-page.tsx'
export { CategoryPage, type CategoryPageProps } from './category/category-page.tsx'
export { NewCategoryPage } from './category/new-category-page.tsx'
export { NewBrandPage } from './new-brand-page.tsx'
