import { iconBefore } from '../icon/index.ts'
import { ChevronRightIcon } from '../icons/index.ts'
import type { LinkAs } from '../link/link-as.ts'
import { cx } from '../styling/cx.ts'
import { directionOf } from '../text/direction-of.ts'
import * as css from './breadcrumbs.css.ts'

/** One page of the path. The last one is the current page and has no `href`. */
export type Breadcrumb = { label: string; href?: string }

/** Props of Breadcrumbs. */
export type BreadcrumbsProps = { label: string; items: readonly Breadcrumb[]; as?: LinkAs }

/** The path to the current page, with links to its parent pages. */
export const Breadcrumbs = ({ label, items, as: As = 'a' }: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <ol className={css.list}>
      {items.map((crumb, index) => (
        <li
          key={`${crumb.href ?? ''}${crumb.label}`}
          className={index > 0 ? cx(css.item, css.between, iconBefore(ChevronRightIcon, 14)) : css.item}
        >
          {crumb.href === undefined ? (
            <span aria-current="page" data-cut="heading" className={css.here} dir={directionOf(crumb.label)}>
              {crumb.label}
            </span>
          ) : (
            <As href={crumb.href} className={css.link} dir="auto">
              {crumb.label}
            </As>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
