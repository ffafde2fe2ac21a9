export { StorePage, type StorePageProps } from './store-page.tsx'
