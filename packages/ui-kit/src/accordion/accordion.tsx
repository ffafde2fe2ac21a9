import type { ReactNode } from 'react'
import { iconAfter } from '../icon/index.ts'
import { ChevronDownIcon } from '../icons/index.ts'
import { cx } from '../styling/cx.ts'
import * as css from './accordion.css.ts'

/** One section of an Accordion: its title, and the content below it. */
export type AccordionItem = { id: string; title: ReactNode; content: ReactNode; open?: boolean }

/** Props of Accordion. */
export type AccordionProps = {
  items: readonly AccordionItem[]
  /** If set, only one section can be open at a time. */
  name?: string
  /** Smaller spacing, for filters. */
  dense?: boolean
  /** Class of every section's content. */
  contentClass?: string
}

/** Collapsible sections. */
export const Accordion = ({ items, name, dense = false, contentClass }: AccordionProps) => (
  <div className={css.list}>
    {items.map(({ id, title, content, open = false }) => (
      <details key={id} id={id} open={open} className={css.item} {...(name && { name })}>
        <summary className={cx(css.summary, dense && css.dense, css.arrow, iconAfter(ChevronDownIcon, 18))}>
          {typeof title === 'string' ? title : <span className={css.title}>{title}</span>}
        </summary>
        <div className={cx(css.body, dense && css.denseBody, contentClass)}>{content}</div>
      </details>
    ))}
  </div>
)
