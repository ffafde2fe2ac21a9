import type { OrderDetail, OrderState } from '@tradepost/contract'
import {
  finishedStates,
  isOneOf,
  refundedStates,
  settledStates,
  unpaidEnds,
} from '@tradepost/domain/order/order-states'

type Planned =
  | ('pay' | 'deliver' | 'confirm' | 'finish')
  | ('answer_refund' | 'dispute' | 'decide' | 'money_back' | 'claim')

export interface Step {
  id: string
  when: 'past' | 'now' | 'next' | 'failed'
  state: OrderState | null
  /** Name of a coming step; null for others. */
  plan: Planned | null
  at: string | null
  actor: OrderDetail['timeline'][number]['actor'] | null
}

type Branch = readonly { name: Planned; doneBy: readonly OrderState[] }[]
/** The steps of an order without after-sales. */
const usualBranch: Branch = [
  { name: 'pay', doneBy: ['paid'] },
  { name: 'deliver', doneBy: ['delivered'] },
  { name: 'confirm', doneBy: ['confirmed'] },
  { name: 'finish', doneBy: settledStates },
]
const only = (...names: Planned[]): Branch => names.map((name) => ({ name, doneBy: [] }))
/** The coming steps in each after-sales state with an open outcome. */
const branches: Partial<Record<OrderState, Branch>> = {
  refund_requested: only('answer_refund'),
  refund_accepted: only('money_back'),
  refund_rejected: only('dispute'),
  disputed: only('decide'),
  resolved_refund: only('money_back'),
}

/** Past, current and coming steps of an order. */
export function stepsOf(order: Pick<OrderDetail, 'state' | 'timeline' | 'afterSales'>): Step[] {
  const events = order.timeline.filter(
    (event, index, all) => all.findIndex(({ state }) => state === event.state) === index,
  )
  const isOver = isOneOf(finishedStates, order.state)
  const hasFailed = isOneOf(unpaidEnds, order.state) || isOneOf(refundedStates, order.state)
  const done: Step[] = events.map(({ state, at, actor }) => {
    const present = state === order.state
    const when = !present || isOver ? 'past' : hasFailed ? 'failed' : 'now'
    return { id: state, when, state, plan: null, at, actor }
  })
  const { claim } = order.afterSales
  // A finished order with an undecided insurance claim has one more step.
  const claimed = isOver && claim?.outcome === null ? only('claim') : []
  if (isOver || hasFailed) return [...done, ...comingSteps(claimed)]
  const happened = new Set(events.map(({ state }) => state))
  const branch = branches[order.state] ?? usualBranch
  return [...done, ...comingSteps(branch.filter(({ doneBy }) => !doneBy.some((state) => happened.has(state))))]
}

const comingSteps = (branch: Branch): Step[] =>
  branch.map(({ name }) => ({ id: name, when: 'next', state: null, plan: name, at: null, actor: null }))
