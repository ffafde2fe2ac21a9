import type { AnchorHTMLAttributes } from 'react'
import { ShopLink } from './shop-link.tsx'

/** ShopLink with the props of a plain anchor, for components whose links are given by `as`. */
export const ShopAnchor = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <ShopLink to={href} {...rest} />
)
