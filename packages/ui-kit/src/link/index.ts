export { TextLink, type TextLinkProps } from './link.tsx'
export type { LinkAs, LinkProps } from './link-as.ts'
