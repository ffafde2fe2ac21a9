import { type ReactNode, useRef } from 'react'
import type { LinkAs } from '../link/link-as.ts'
import * as css from './tabs.css.ts'
import { useCurrentInView } from './use-current-in-view.ts'

/** One page of TabLinks. */
export type TabLink = {
  href: string
  label: string
  count?: ReactNode
  countTitle?: string | undefined
  current?: boolean
}

/** Props of TabLinks. */
export type TabLinksProps = { label: string; items: readonly TabLink[]; as?: LinkAs }

/** Tabs that are links to separate pages. */
export const TabLinks = ({ label, items, as: As = 'a' }: TabLinksProps) => {
  const row = useRef<HTMLElement>(null)
  useCurrentInView(row, items.find(({ current }) => current)?.href)
  return (
    <nav ref={row} aria-label={label} className={css.list}>
      {items.map(({ href, label: name, count, countTitle, current = false }) => (
        <As key={href} href={href} className={css.tab} aria-current={current ? 'page' : undefined}>
          {name}
          {count ? (
            <span className={css.count} title={countTitle}>
              {count}
            </span>
          ) : null}
        </As>
      ))}
    </nav>
  )
}
