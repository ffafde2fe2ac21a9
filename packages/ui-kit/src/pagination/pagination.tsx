import { type IconShape, iconBefore } from '../icon/index.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts'
import type { LinkAs } from '../link/link-as.ts'
import { cx } from '../styling/cx.ts'
import { pagesAround } from './pages-around.ts'
import * as css from './pagination.css.ts'

/** Props of Pagination. */
export type PaginationProps = {
  label: string
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  previousLabel: string
  nextLabel: string
  /** Returns the accessible name of the link to a page, such as “Page 3”. */
  pageLabel: (page: number) => string
  /** Formats a page number for display; by default as plain digits. */
  format?: (page: number) => string
  as?: LinkAs
}

/** Links to the pages of a list. */
export const Pagination = ({
  label,
  page,
  pageCount,
  hrefOf,
  previousLabel,
  nextLabel,
  pageLabel,
  format = String,
  as: As = 'a',
}: PaginationProps) => {
  if (pageCount <= 1) return null
  const end = (to: number, rel: 'prev' | 'next', name: string, icon: IconShape) => {
    const look = cx(css.link, css.ends, iconBefore(icon, 18))
    return to >= 1 && to <= pageCount ? (
      <As href={hrefOf(to)} rel={rel} aria-label={name} className={look} />
    ) : (
      <span aria-hidden className={cx(look, css.off)} />
    )
  }
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        <li>{end(page - 1, 'prev', previousLabel, ChevronLeftIcon)}</li>
        {pagesAround(page, pageCount).map((n, index, all) =>
          n === null ? (
            <li key={`after ${all[index - 1]}`} aria-hidden className={css.gap}>
              …
            </li>
          ) : (
            <li key={n}>
              <As
                href={hrefOf(n)}
                aria-label={pageLabel(n)}
                aria-current={n === page ? 'page' : undefined}
                className={css.link}
              >
                {format(n)}
              </As>
            </li>
          ),
        )}
        <li>{end(page + 1, 'next', nextLabel, ChevronRightIcon)}</li>
      </ul>
    </nav>
  )
}
