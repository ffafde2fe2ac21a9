import type { ReactNode } from 'react'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as css from './progress-note.css.ts'

/** Props of ProgressNote. */
export interface ProgressNoteProps {
  /** Accessible name of the bar while the task runs; undefined afterwards. */
  waitingFor?: string | undefined
  /** Status text, which screen readers announce when it changes. Omit it if the page announces the status elsewhere. */
  children?: ReactNode
}

/** The status of a longer task: a sentence, and a bar while it runs. */
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
