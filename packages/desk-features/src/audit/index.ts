export { AuditEntryPage, type AuditEntryPageProps } from './audit-entry-page.tsx'
export { AuditPage, type AuditPageProps } from './audit-page.tsx'
