import type { AnchorHTMLAttributes, ComponentType } from 'react'

/** What a link component is given; a router's own link is adapted to it once, by the application. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** The element that renders a link: a plain anchor unless the application passes its router's. */
export type LinkAs = 'a' | ComponentType<LinkProps>
