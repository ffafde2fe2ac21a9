import { Link, type LinkProps } from '@remix-run/react'
import { ownPath } from '@tradepost/domain/address/own-path'

interface ShopLinkProps extends Omit<LinkProps, 'to'> {
  /** A path from `paths`. Null renders plain text. */
  to: string | null
}

/** Allows only a path, a query or an anchor of this shop, so that `javascript:` and `//host` render no link. */
const isInternal = (to: string) => /^[?#]/.test(to) || ownPath(to) !== null

/** A link within the shop, or to an http(s) URL. The router's basename adds the locale prefix. */
export function ShopLink({ to, children, ...rest }: ShopLinkProps) {
  const isExternal = to !== null && /^https?:\/\//i.test(to)
  if (to === null || !(isExternal || isInternal(to))) return <span className={rest.className}>{children}</span>
  if (isExternal)
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
