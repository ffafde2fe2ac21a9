export { LookPage, type LookPageProps } from './look-page.tsx'
