export { actOnFactor, actOnProof, loadFactor } from './act-on-factor.ts'
