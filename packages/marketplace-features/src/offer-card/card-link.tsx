import type { AnchorHTMLAttributes } from 'react'
import { ShopLink } from '../kernel/paths/index.ts'

/** The link of cards. Without an address it renders plain text. */
export const CardLink = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <ShopLink to={href || null} {...rest} />
)
