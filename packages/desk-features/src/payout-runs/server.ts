export { actOnRun, downloadFile, startRun } from './act-on-runs.ts'
export { loadRun, loadRuns } from './load-runs.ts'
