export { addMedia, changeMedia } from './act-on-media.ts'
export { loadMedia, loadMediaItem } from './load-media.ts'
