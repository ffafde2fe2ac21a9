export { actOnReportedMessage } from './act-on-reported-message.ts'
export { loadReportedMessage, loadReportedMessages } from './load-reported-messages.ts'
