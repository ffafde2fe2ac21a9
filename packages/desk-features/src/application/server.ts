export { actOnApply, actOnDecision } from './act-on-application.ts'
export { loadApplication, loadApplications, loadApply } from './load-application.ts'
