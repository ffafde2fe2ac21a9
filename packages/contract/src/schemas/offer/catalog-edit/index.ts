export * from './attribute.ts'
export * from './brand.ts'
export * from './brand-category.ts'
export * from './category.ts'
