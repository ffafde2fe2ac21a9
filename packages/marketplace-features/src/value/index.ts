export { CalculatorPage } from './calculator-page.tsx'
export { ValueIndexPage } from './value-index-page.tsx'
