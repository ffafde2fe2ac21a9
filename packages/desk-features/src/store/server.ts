export { actOnStore, loadStore } from './act-on-store.ts'
