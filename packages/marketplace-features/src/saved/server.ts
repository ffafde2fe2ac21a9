export { changeSaved } from './change-saved.ts'
export { loadViewed, loadWished, loadWishlist, noteViewed } from './load-saved.ts'
