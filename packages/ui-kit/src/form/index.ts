export { ErrorSummary, type ErrorSummaryProps, type FormError } from './error-summary.tsx'
export { FieldSet, type FieldSetProps, Form, FormActions, FormBody, type FormProps } from './form.tsx'
