export { loadUnitClaims } from './load-unit-claims.ts'
