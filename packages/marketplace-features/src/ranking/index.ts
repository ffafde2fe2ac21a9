export { BestMatchPage } from './best-match-page.tsx'
