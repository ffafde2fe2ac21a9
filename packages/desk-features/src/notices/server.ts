export { actOnNotice, loadNotice, loadNotices } from './act-on-notice.ts'
