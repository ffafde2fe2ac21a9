import { Icon } from '../icon/index.ts'
import { CheckIcon } from '../icons/index.ts'
import * as css from './stepper.css.ts'

/** Props of Stepper. */
export type StepperProps = {
  label: string
  steps: readonly { id: string; label: string }[]
  /** The id of the present step. */
  current: string
  /** How a step's number is written. */
  format?: (step: number) => string
}

/** How far along a task is. */
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
