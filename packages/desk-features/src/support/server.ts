export { actOnCustomer, resendMail } from './act-on-support.ts'
export { loadCustomer, loadSearch, loadStaffOrder } from './load-support.ts'
