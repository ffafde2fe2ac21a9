import type { ReactNode } from 'react'
import * as css from './tag.css.ts'

/** Props of Tag. */
export type TagProps = { children: ReactNode /** Name of the attribute, shown before its value. */; name?: ReactNode }

/** An attribute of an item, in an unobtrusive style. */
export const Tag = ({ children, name }: TagProps) => (
  <span className={css.tag}>
    {name ? <span className={css.name}>{name}</span> : null}
    {children}
  </span>
)

/** A list of Tags in a row that wraps. */
export const TagList = ({ children }: { children: ReactNode }) => <div className={css.list}>{children}</div>
