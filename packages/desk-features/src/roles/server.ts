export { actOnRole, createRole } from './act-on-roles.ts'
export { loadNewRole, loadRole, loadRoles } from './load-roles.ts'
