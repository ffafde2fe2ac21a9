import type { ReactNode } from 'react'
import * as css from './tag.css.ts'

/** Props of Tag. */
export type TagProps = { children: ReactNode /** What the value is of, said before it. */; name?: ReactNode }

/** A quiet attribute. */
export const Tag = ({ children, name }: TagProps) => (
  <span className={css.tag}>
    {name ? <span className={css.name}>{name}</span> : null}
    {children}
  </span>
)

/** Tags in a wrapping line. */
export const TagList = ({ children }: { children: ReactNode }) => <div className={css.list}>{children}</div>
