import type { ReactNode } from 'react'
import * as css from './tag.css.ts'

/** Props of Tag. */
export type TagProps = { children: ReactNode /** The name of the value, shown before it. */; name?: ReactNode }

/** An attribute in an unobtrusive style. */
export const Tag = ({ children, name }: TagProps) => (
  <span className={css.tag}>
    {name ? <span className={css.name}>{name}</span> : null}
    {children}
  </span>
)

/** Tags in a line that wraps. */
export const TagList = ({ children }: { children: ReactNode }) => <div className={css.list}>{children}</div>
