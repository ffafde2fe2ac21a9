import { Link } from '@remix-run/react'
import type { LinkProps } from '@tradepost/ui-kit/link'

/** The router's link with the props of ui-kit's links. */
export const linkAs = ({ href, ...rest }: LinkProps) => <Link to={href} prefetch="intent" {...rest} />
