import { Icon } from '../icon/index.ts'
import { CheckIcon } from '../icons/index.ts'
import * as css from './stepper.css.ts'

/** Props of Stepper. */
export type StepperProps = {
  label: string
  steps: readonly { id: string; label: string }[]
  /** The id of the current step. */
  current: string
  /** Formats a step's number. */
  format?: (step: number) => string
}

/** The steps of a task, with the current one marked. */
export const Stepper = ({ label, steps, current, format = String }: StepperProps) => {
  const at = steps.findIndex(({ id }) => id === current)
  return (
    <ol aria-label={label} className={css.list}>
      {steps.map(({ id, label: name }, index) => (
        <li
          key={id}
          className={css.step}
          aria-current={index === at ? 'step' : undefined}
          data-done={index < at || undefined}
        >
          <span className={css.number} aria-hidden>
            {index < at ? <Icon shape={CheckIcon} size={16} /> : format(index + 1)}
          </span>
          <span className={css.name}>{name}</span>
        </li>
      ))}
    </ol>
  )
}
