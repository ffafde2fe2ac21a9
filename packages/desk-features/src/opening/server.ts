export { actOnOpening, loadOpening } from './act-on-opening.ts'
