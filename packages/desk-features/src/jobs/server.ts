export { actOnJobs, loadJobs } from './act-on-jobs.ts'
