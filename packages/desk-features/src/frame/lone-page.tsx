import type { ReactNode } from 'react'
import * as css from './frame.css.ts'

interface LonePageProps {
  title: string
  lead?: string
  children?: ReactNode
}

/** A page without navigation: sign-in, an invitation, an error. */
export const LonePage = ({ title, lead, children }: LonePageProps) => (
  <main id="main" tabIndex={-1} className={css.alone}>
    <div className={css.box}>
      <div className={css.boxHead}>
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
      </div>
      {children}
    </div>
  </main>
)
