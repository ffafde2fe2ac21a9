export { Field, type FieldProps, useField } from './field.tsx'
