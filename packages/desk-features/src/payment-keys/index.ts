export { PaymentKeysPage, type PaymentKeysPageProps } from './payment-keys-page.tsx'
