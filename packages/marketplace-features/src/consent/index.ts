export { ConsentBanner, type ConsentWords } from './consent-banner.tsx'
export { CookiesPage } from './cookies-page.tsx'
