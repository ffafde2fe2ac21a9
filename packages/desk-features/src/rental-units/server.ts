export { actOnRentalUnits, loadRentalUnits } from './act-on-rental-units.ts'
