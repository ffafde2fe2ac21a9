export { actOnUnits, confirmExport, exportUnits } from './act-on-units.ts'
export { loadUnitImport, loadUnits } from './load-units.ts'
export { exportedFile, loadUnitFile } from './unit-file.ts'
