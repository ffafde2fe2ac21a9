export { ComparePage } from './compare-page.tsx'
