export { MediaItemPage, type MediaItemPageProps } from './media-item-page.tsx'
export { MediaPage, type MediaPageProps } from './media-page.tsx'
