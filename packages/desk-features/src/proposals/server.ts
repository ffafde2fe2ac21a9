export { actOnProposals, loadProposals } from './load-proposals.ts'
