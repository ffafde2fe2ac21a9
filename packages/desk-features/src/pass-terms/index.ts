export { PassTermsPage, type PassTermsPageProps } from './pass-terms-page.tsx'
