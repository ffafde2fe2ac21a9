export { actOnProposals } from './act-on-proposals.ts'
export { loadProposals } from './load-proposals.ts'
