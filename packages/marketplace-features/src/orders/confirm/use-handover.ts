import type { HandoverStep, OrderDetail } from '@tradepost/contract'
import { useState } from 'react'

export interface GuideStep {
  step: HandoverStep
  /** When it was ticked, by the gateway's clock. */
  at: string | null
  /** As the buyer left it, kept already or not. */
  done: boolean
}

/** The steps of the guide; a tick shows at once and is what the gateway says as soon as it has said it. */
export function useHandover(handover: OrderDetail['handover']) {
  const [choices, setChoices] = useState<Partial<Record<HandoverStep, boolean>>>({})
  const ask = (step: HandoverStep, done: boolean | undefined) => setChoices((before) => ({ ...before, [step]: done }))
  const guide: GuideStep[] = handover.map(({ step, at }) => ({ step, at, done: choices[step] ?? at !== null }))
  return { guide, ask }
}
