import { Link } from '@remix-run/react'
import type { AnchorHTMLAttributes } from 'react'

/** A link within the desk, with the props of a plain anchor, for components whose links are given by `as`. */
export const DeskAnchor = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <Link to={href} {...rest} />
)
