import type { AnchorHTMLAttributes } from 'react'
import { ShopLink } from './shop-link.tsx'

/** ShopLink for components that take the element of their links (`as`): same props as a plain anchor. */
export const ShopAnchor = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <ShopLink to={href} {...rest} />
)
