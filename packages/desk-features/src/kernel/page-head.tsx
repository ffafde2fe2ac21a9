import type { ReactNode } from 'react'
import * as css from './page-head.css.ts'

interface PageHeadProps {
  title: string
  lead?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
}

/** The title of a page with one sentence about it and its main actions. */
export const PageHead = ({ title, lead, actions }: PageHeadProps) => (
  <header className={css.head}>
    <div className={css.words}>
      <h1 className={css.title}>{title}</h1>
      {lead ? <p className={css.lead}>{lead}</p> : null}
    </div>
    {actions ? <div className={css.actions}>{actions}</div> : null}
  </header>
)
