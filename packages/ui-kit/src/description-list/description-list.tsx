import type { ReactNode } from 'react'
import { cx } from '../styling/cx.ts'
import { isolate } from '../text/isolate.tsx'
import * as css from './description-list.css.ts'

/** One name and value of a DescriptionList. */
export type Description = { term: string; value: ReactNode /** Emphasised, for totals. */; strong?: boolean }

/** Props of DescriptionList. */
export type DescriptionListProps = { items: readonly Description[]; layout?: keyof typeof css.layouts }

/** A list of names with their values. */
export const DescriptionList = ({ items, layout = 'rows' }: DescriptionListProps) => (
  <dl className={cx(css.list, css.layouts[layout])}>
    {items.map(({ term, value, strong = false }) => (
      <div key={term} className={css.item[layout]}>
        <dt className={cx(css.term, strong && css.strong)}>{term}</dt>
        <dd className={cx(css.value, strong && css.strong)}>{isolate(value)}</dd>
      </div>
    ))}
  </dl>
)
