export { actOnTesters, loadTesters } from './act-on-testers.ts'
