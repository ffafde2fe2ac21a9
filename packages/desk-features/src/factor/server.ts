export { actOnFactor, actOnProof, loadChallenge, loadFactor } from './act-on-factor.ts'
