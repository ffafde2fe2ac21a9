import type { AnchorHTMLAttributes, ComponentType } from 'react'

/** Props of a link component; the application adapts its router's link to them once. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** The element that renders a link: a plain anchor unless the application passes its router's. */
export type LinkAs = 'a' | ComponentType<LinkProps>
