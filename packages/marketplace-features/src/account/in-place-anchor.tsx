import type { AnchorHTMLAttributes } from 'react'
import { ShopLink } from '../kernel/paths/index.ts'

/** A link between the ways to log in: they share one place in the history, and a step back leaves them all. */
export const InPlaceAnchor = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <ShopLink to={href} replace {...rest} />
)
