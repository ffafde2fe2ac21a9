export { actOnPush, renewDevice } from './act-on-push.ts'
export { loadPush } from './load-push.ts'
