export { RentPage, type RentPageProps } from './rent-page.tsx'
export { RentalPage, type RentalPageProps } from './rental-page.tsx'
