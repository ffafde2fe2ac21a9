export { passwordRange } from './password-rule.ts'
export { readProblems } from './problems.ts'
export { refusedEvent } from './refused-event.ts'
export {
  type AbGroup,
  type PublicTenant,
  type Shop,
  type ShopCurrency,
  type ShopLanguage,
  ShopProvider,
  useShop,
} from './shop.tsx'
export { useBusy } from './use-busy.ts'
export { useCount, useShortCount, useSpan } from './use-count.ts'
export { openPanel, useHere } from './use-here.ts'
export { useIsolated } from './use-isolated.ts'
export { useLanguageChoices } from './use-language-choices.ts'
export { useVariant } from './use-variant.ts'
