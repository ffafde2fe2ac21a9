export { GCoinPage, type GCoinPageProps } from './gcoin-page.tsx'
export { TopUpDonePage, type TopUpDonePageProps } from './top-up-done-page.tsx'
export { TopUpPage, type TopUpPageProps } from './top-up-page.tsx'
