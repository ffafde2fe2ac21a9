export { type Entry, EntryList } from './entry-list.tsx'
