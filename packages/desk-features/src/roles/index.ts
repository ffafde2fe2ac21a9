export { NewRolePage } from './new-role-page.tsx'
export { RolePage, type RolePageProps } from './role-page.tsx'
export { RolesPage, type RolesPageProps } from './roles-page.tsx'
