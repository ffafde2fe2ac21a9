export { actOnMember, actOnStaff } from './act-on-staff.ts'
export { loadMember, loadStaff } from './load-staff.ts'
