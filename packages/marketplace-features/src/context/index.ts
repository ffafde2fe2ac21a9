export { readProblems } from './problems.ts'
export { type PublicTenant, type Shop, type ShopCurrency, type ShopLanguage, ShopProvider, useShop } from './shop.tsx'
