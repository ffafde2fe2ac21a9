export { actOnEvent, loadEvent, loadEvents } from './act-on-event.ts'
export { actOnPassEvent, loadPassEvent } from './act-on-pass-event.ts'
