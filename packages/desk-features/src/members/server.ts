export { actOnMembers, loadMembers } from './act-on-members.ts'
