export { actOnRentalUnits } from './act-on-rental-units.ts'
export { exportRentalUnits, loadRentalUnits } from './load-rental-units.ts'
