export { loadCustomer, loadSearch, loadStaffOrder } from './load-support.ts'
