export { loadRent } from './load-rent.ts'
export { loadRental } from './load-rental.ts'
export { rent } from './rent.ts'
