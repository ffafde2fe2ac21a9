export { loadBestMatch } from './load-best-match.ts'
