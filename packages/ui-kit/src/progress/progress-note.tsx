import type { ReactNode } from 'react'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as css from './progress-note.css.ts'

/** Props of ProgressNote. */
export interface ProgressNoteProps {
  /** Name of the bar while waiting; undefined afterwards. */
  waitingFor?: string | undefined
  /** The status, announced to screen readers when it changes. Omit it if the page announces it itself. */
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
