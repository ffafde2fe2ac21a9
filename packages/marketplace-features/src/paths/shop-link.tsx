import { Link, type LinkProps } from '@remix-run/react'

interface ShopLinkProps extends Omit<LinkProps, 'to'> {
  /** A path from `paths`; null renders a link that leads nowhere. */
  to: string | null
}

/** A link inside the shop; the locale prefix comes from the router's basename. */
export function ShopLink({ to, children, ...rest }: ShopLinkProps) {
  if (to === null) return <span className={rest.className}>{children}</span>
  if (/^[a-z]+:/i.test(to))
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
