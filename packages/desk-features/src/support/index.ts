export { CustomerPage, type CustomerPageProps } from './customer/customer-page.tsx'
export { FilesPage, type FilesPageProps } from './files-page.tsx'
export { SearchPage, type SearchPageProps } from './search-page.tsx'
export { StaffOrderPage, type StaffOrderPageProps } from './staff-order-page.tsx'
