import type { ReactNode } from 'react'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as css from './progress-note.css.ts'

/** Props of ProgressNote. */
export interface ProgressNoteProps {
  /** Name of the bar while it waits; none once the wait is over. */
  waitingFor?: string | undefined
  /** How it stands, in a sentence that is said to listeners whenever it changes; left out where the page says it itself. */
  children?: ReactNode
}

/** How work that takes a while stands, in the page: a sentence, and a bar while it goes on. */
export const ProgressNote = ({ waitingFor, children }: ProgressNoteProps) => (
  <div className={css.note}>
    {waitingFor ? (
      <div className={css.bar}>
        <progress aria-label={waitingFor} className={hidden} />
      </div>
    ) : null}
    {children === undefined ? null : (
      <p role="status" className={css.text}>
        {children}
      </p>
    )}
  </div>
)
