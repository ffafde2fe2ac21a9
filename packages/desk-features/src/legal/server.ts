export { actOnLegal, loadLegalPage, loadLegalPages } from './act-on-legal.ts'
