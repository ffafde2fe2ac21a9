export { AccountName } from './account-name.tsx'
export { CurrentPasswordField } from './current-password-field.tsx'
export { NewPasswordFields } from './new-password-fields.tsx'
export { type OpenType, OtherWays, ProviderLinks, ProviderMark } from './provider-links.tsx'
