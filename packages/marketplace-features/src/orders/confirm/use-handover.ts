import type { HandoverStep, OrderDetail } from '@tradepost/contract'
import { useState } from 'react'

export interface GuideStep {
  step: HandoverStep
  /** ISO time of the tick, by the gateway's clock; null if not ticked. */
  at: string | null
  /** The buyer's choice, saved or not. */
  done: boolean
}

/** The handover steps. Shows a tick at once, before the gateway has saved it. */
export function useHandover(handover: OrderDetail['handover']) {
  const [choices, setChoices] = useState<Partial<Record<HandoverStep, boolean>>>({})
  const ask = (step: HandoverStep, done: boolean | undefined) => setChoices((before) => ({ ...before, [step]: done }))
  const guide: GuideStep[] = handover.map(({ step, at }) => ({ step, at, done: choices[step] ?? at !== null }))
  return { guide, ask }
}
