import type { AnchorHTMLAttributes } from 'react'
import { ShopLink } from '../kernel/paths/index.ts'

/** The link of cards: an empty address is a link that leads nowhere. */
export const CardLink = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <ShopLink to={href || null} {...rest} />
)
