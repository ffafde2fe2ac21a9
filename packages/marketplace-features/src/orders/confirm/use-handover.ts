import type { HandoverStep, OrderDetail } from '@tradepost/contract'
import { useState } from 'react'

export interface GuideStep {
  step: HandoverStep
  /** When it was ticked, by the gateway's clock. */
  at: string | null
  /** The buyer's choice, saved or not. */
  done: boolean
}

/** The handover steps. A tick shows at once, until the gateway answers. */
export function useHandover(handover: OrderDetail['handover']) {
  const [choices, setChoices] = useState<Partial<Record<HandoverStep, boolean>>>({})
  const ask = (step: HandoverStep, done: boolean | undefined) => setChoices((before) => ({ ...before, [step]: done }))
  const guide: GuideStep[] = handover.map(({ step, at }) => ({ step, at, done: choices[step] ?? at !== null }))
  return { guide, ask }
}
