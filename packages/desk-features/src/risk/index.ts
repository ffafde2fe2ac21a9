export { RiskTable } from './risk-table.tsx'
