export { MembersPage, type MembersPageProps } from './members-page.tsx'
