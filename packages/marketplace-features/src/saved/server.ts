export { changeSaved } from './change-saved.ts'
export { countView, loadViewed, loadWished, loadWishlist, recordViewed } from './load-saved.ts'
