export { actOnFile, loadFile } from './act-on-files.ts'
export { actOnCustomer, actOnOrder } from './act-on-support.ts'
export { loadCustomer, loadSearch, loadStaffOrder } from './load-support.ts'
