export { type RoleChoice, visibleRoles } from './visible-roles.ts'
