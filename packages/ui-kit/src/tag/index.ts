export { Tag, TagList, type TagProps } from './tag.tsx'
