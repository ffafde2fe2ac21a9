export { actOnRun, confirmFile, loadFile, startRun } from './act-on-runs.ts'
export { loadRun, loadRuns } from './load-runs.ts'
