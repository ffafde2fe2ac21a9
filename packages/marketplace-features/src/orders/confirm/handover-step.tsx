import { useFetcher } from '@remix-run/react'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { useEffect, useRef } from 'react'
import { readProblems } from '../../kernel/index.ts'
import type { GuideStep } from './use-handover.ts'

export const stepId = (step: GuideStep['step']) => `step-${step}`

interface HandoverStepProps {
  of: GuideStep
  error?: string | undefined
  /** Called with the buyer's new choice, and with undefined after the gateway's response. */
  onAsk: (done: boolean | undefined) => void
}

/** One handover step. Saves the tick at once; without JavaScript the form saves it. */
export function HandoverStep({ of: { step, at, done }, error, onAsk }: HandoverStepProps) {
  const t = useT()
  const { instant } = useFormat()
  const fetcher = useFetcher()
  const box = useRef<HTMLInputElement>(null)
  const tick = (ticked: boolean) => {
    onAsk(ticked)
    fetcher.submit({ intent: 'tick', step, done: ticked ? 'yes' : 'no' }, { method: 'post' })
  }
  const hooks = useRef({ tick, onAsk, done })
  hooks.current = { tick, onAsk, done }
  // Save a change that the buyer made before hydration.
  useEffect(() => {
    const { current } = box
    if (current && current.checked !== hooks.current.done) hooks.current.tick(current.checked)
  }, [])
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  useEffect(() => {
    if (answer) hooks.current.onAsk(undefined)
  }, [answer])
  const [refused] = readProblems(answer).summary
  return (
    <Checkbox
      ref={box}
      id={stepId(step)}
      name="step"
      value={step}
      label={t('orders.handoverStep', { step })}
      hint={at && done ? <time dateTime={at}>{t('orders.handoverTicked', { date: instant(at) })}</time> : undefined}
      error={refused?.message ?? error}
      checked={done}
      onChange={(event) => tick(event.currentTarget.checked)}
    />
  )
}
