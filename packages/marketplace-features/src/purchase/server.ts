export { readInputFields, typedInputs } from './read-input-fields.ts'
export { partOf, quotedTax, type StatedTax, statedIn, type TaxPart, taxFields } from './stated-tax.ts'
