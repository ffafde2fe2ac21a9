export { passwordLength, passwordRange } from './password-rule.ts'
export { readProblems } from './problems.ts'
export { type PublicTenant, type Shop, type ShopCurrency, type ShopLanguage, ShopProvider, useShop } from './shop.tsx'
export { useBusy } from './use-busy.ts'
