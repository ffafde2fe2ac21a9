export { exportUnitClaims } from './export-unit-claims.ts'
export { loadUnitClaims } from './load-unit-claims.ts'
