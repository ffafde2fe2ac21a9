export { actOnSeller, loadSeller, loadSellers } from './act-on-sellers.ts'
