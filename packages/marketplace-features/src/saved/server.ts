export { changeSaved } from './change-saved.ts'
export { loadViewed, loadWished, loadWishlist, recordViewed } from './load-saved.ts'
