export { changeNotifications } from './change-notifications.ts'
export { changeWatch } from './change-watch.ts'
export { loadNotifications, loadWatch } from './load-alerts.ts'
export { answerUnsubscribe, loadUnsubscribe } from './unsubscribe.ts'
