export { type PermissionGroup, permissionsByGroup } from './permission-groups.ts'
export { type NamedRole, usePermissionName, useRoleName } from './role-names.ts'
