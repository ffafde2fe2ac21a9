import type { AnchorHTMLAttributes } from 'react'
import { ShopLink } from '../kernel/paths/index.ts'

/** Link between the ways to log in. Replaces the history entry, so that Back leaves the login page. */
export const InPlaceAnchor = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <ShopLink to={href} replace {...rest} />
)
