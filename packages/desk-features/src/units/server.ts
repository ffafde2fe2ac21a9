export { actOnUnits, confirmExport, exportUnits, loadUnitFile } from './act-on-units.ts'
export { loadUnitImport, loadUnits } from './load-units.ts'
