export { asTyped, centsOf, gcoinAgreement, suggested, topUpLimits } from './amounts.ts'
export { GCoinFacts } from './gcoin-facts.tsx'
export { TopUpButton } from './top-up-button.tsx'
export { TopUpForm } from './top-up-form.tsx'
