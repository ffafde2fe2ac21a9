export { readInputFields, typedInputs } from './read-input-fields.ts'
