export { actOnMembers, loadMembers } from './act-on-members.ts'
export { exportMembers } from './export-members.ts'
