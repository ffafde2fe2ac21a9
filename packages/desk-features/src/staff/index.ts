export { MemberPage, type MemberPageProps } from './member-page.tsx'
export { StaffPage, type StaffPageProps } from './staff-page.tsx'
