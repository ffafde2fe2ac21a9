export { exportAudit, loadAudit, loadAuditEntry } from './load-audit.ts'
