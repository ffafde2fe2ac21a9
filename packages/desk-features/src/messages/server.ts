export { actOnMessages } from './act-on-messages.ts'
export { loadMessages } from './load-messages.ts'
