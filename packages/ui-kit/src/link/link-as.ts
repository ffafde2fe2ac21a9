import type { AnchorHTMLAttributes, ComponentType } from 'react'

/** Props of a link component. An application adapts its router's link component to these props. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** Component that renders a link: `a`, or the link component of the application's router. */
export type LinkAs = 'a' | ComponentType<LinkProps>
