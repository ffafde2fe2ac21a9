export { ShopKeysPage, type ShopKeysPageProps } from './shop-keys-page.tsx'
