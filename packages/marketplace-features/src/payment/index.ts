export { PaymentFailedPage } from './failed-page.tsx'
export { PaymentPromptPage, type PaymentPromptPageProps } from './prompt-page.tsx'
export { PaymentSuccessPage } from './success-page.tsx'
