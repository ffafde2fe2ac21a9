import * as css from './progress-line.css.ts'

/** Props of ProgressLine. */
export interface ProgressLineProps {
  /** Accessible name: the task in progress. */
  label: string
}

/** A thin indeterminate progress line at the top of the window. */
export const ProgressLine = ({ label }: ProgressLineProps) => (
  <div role="progressbar" aria-label={label} className={css.line} />
)
