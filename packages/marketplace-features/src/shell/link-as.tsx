import { Link } from '@remix-run/react'
import type { LinkProps } from '@tradepost/ui-kit/link'

/** The router's link in the shape the component kit asks for. */
export const linkAs = ({ href, ...rest }: LinkProps) => <Link to={href} prefetch="intent" {...rest} />
