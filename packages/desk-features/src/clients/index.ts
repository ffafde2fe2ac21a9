export { ClientsPage, type ClientsPageProps } from './clients-page.tsx'
