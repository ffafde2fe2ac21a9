import { Link, type LinkProps } from '@remix-run/react'
import { ownPath } from '@tradepost/domain/address/own-path'

interface ShopLinkProps extends Omit<LinkProps, 'to'> {
  /** A path from `paths`; null renders a link that leads nowhere. */
  to: string | null
}

/** Ours are a path, a query or an anchor: whoever writes `javascript:` or `//host` leads nowhere. */
const isOwn = (to: string) => /^[?#]/.test(to) || ownPath(to) !== null

/** A link inside the shop; the locale prefix comes from the router's basename. */
export function ShopLink({ to, children, ...rest }: ShopLinkProps) {
  const away = to !== null && /^https?:\/\//i.test(to)
  if (to === null || !(away || isOwn(to))) return <span className={rest.className}>{children}</span>
  if (away)
    return (
      <a href={to} className={rest.className}>
        {children}
      </a>
    )
  return (
    <Link to={to} prefetch="intent" {...rest}>
      {children}
    </Link>
  )
}
