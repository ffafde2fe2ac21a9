import * as css from './progress-line.css.ts'

/** Props of ProgressLine. */
export interface ProgressLineProps {
  /** Name of the task under way. */
  label: string
}

/** A thin line along the top of the window: something is on its way, nobody knows how far. */
export const ProgressLine = ({ label }: ProgressLineProps) => (
  <div role="progressbar" aria-label={label} className={css.line} />
)
