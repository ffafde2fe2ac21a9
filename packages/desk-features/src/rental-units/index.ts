export { RentalUnitsPage, type RentalUnitsPageProps } from './rental-units-page.tsx'
