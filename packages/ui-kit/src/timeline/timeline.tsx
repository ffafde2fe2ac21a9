import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { CheckIcon, XIcon } from '../icons/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as css from './timeline.css.ts'

/** One step of a Timeline. */
export type TimelineStep = {
  id: string
  when: 'past' | 'now' | 'next' | 'failed'
  title: string
  /** The formatted time. */
  time?: ReactNode
  /** Details of the step, such as the actor and the deadline. */
  detail?: ReactNode
}

/** Props of Timeline. */
export type TimelineProps = {
  label: string
  steps: readonly TimelineStep[]
  /** Text for screen readers before each title, such as “Done”. */
  stateLabels: Record<TimelineStep['when'], string>
}

/** Past, current and coming steps. */
export const Timeline = ({ label, steps, stateLabels }: TimelineProps) => (
  <ol aria-label={label} className={css.list}>
    {steps.map(({ id, when, title, time, detail }) => (
      <li key={id} data-when={when} className={css.step} aria-current={when === 'now' ? 'step' : undefined}>
        <span className={css.dot} aria-hidden>
          {when === 'past' ? <Icon shape={CheckIcon} size={14} /> : null}
          {when === 'failed' ? <Icon shape={XIcon} size={14} /> : null}
        </span>
        <div>
          <p className={css.title}>
            <VisuallyHidden>{stateLabels[when]} </VisuallyHidden>
            {title}
          </p>
          {time ? <p className={css.time}>{time}</p> : null}
          {detail ? <div className={css.detail}>{detail}</div> : null}
        </div>
      </li>
    ))}
  </ol>
)
