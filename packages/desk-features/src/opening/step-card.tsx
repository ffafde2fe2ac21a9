import type { OpeningState, OpeningStep } from '@tradepost/domain/opening/opening-steps'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Card } from '@tradepost/ui-kit/card'
import { CircleAlertIcon, CircleCheckIcon, ClockIcon } from '@tradepost/ui-kit/icons'
import type { ReactNode } from 'react'
import * as css from './opening.css.ts'

const looks = {
  done: { tone: 'success', icon: CircleCheckIcon },
  waiting: { tone: 'accent', icon: ClockIcon },
  failed: { tone: 'danger', icon: CircleAlertIcon },
  open: { tone: 'neutral' },
} as const

interface StepCardProps {
  id: OpeningStep
  state: OpeningState
  lead: ReactNode
  children?: ReactNode
  /** The form that changes the step. It is folded once the step is done. */
  form?: ReactNode
  /** True if the form was refused, so that its problems are seen. */
  isRefused?: boolean
}

/** One step before the opening: its name, its state, and what changes it. */
export function StepCard({ id, state, lead, children, form, isRefused = false }: StepCardProps) {
  const t = useT()
  return (
    <li id={id}>
      <Card as="section" aria-labelledby={`step-${id}`}>
        <div className={css.step}>
          <div className={css.head}>
            <h2 id={`step-${id}`} className={css.name}>
              {t('opening.step', { step: id })}
            </h2>
            <Badge {...looks[state]}>{t('opening.state', { state })}</Badge>
          </div>
          <p className={css.lead}>{lead}</p>
          {children}
          {form ? (
            state === 'done' ? (
              <details open={isRefused}>
                <summary className={css.change}>{t('opening.change')}</summary>
                {form}
              </details>
            ) : (
              form
            )
          ) : null}
        </div>
      </Card>
    </li>
  )
}
