import type { OrderDetail, OrderState } from '@tradepost/contract'

export interface Step {
  id: string
  when: 'past' | 'now' | 'next' | 'failed'
  state: OrderState | null
  /** The plan's name of a step that is still to come. */
  plan: 'pay' | 'deliver' | 'confirm' | 'finish' | null
  at: string | null
  actor: OrderDetail['timeline'][number]['actor'] | null
}

const plan: { name: NonNullable<Step['plan']>; doneBy: readonly OrderState[] }[] = [
  { name: 'pay', doneBy: ['paid'] },
  { name: 'deliver', doneBy: ['delivered'] },
  { name: 'confirm', doneBy: ['confirmed'] },
  { name: 'finish', doneBy: ['closed', 'confirmed'] },
]
const ended: readonly OrderState[] = ['expired', 'cancelled', 'auto_refunded', 'resolved_refund', 'refunded']
const finished: readonly OrderState[] = ['confirmed', 'closed', 'resolved_seller']

/** What happened, what is now and what comes, of an order. */
export function stepsOf(order: Pick<OrderDetail, 'state' | 'timeline'>): Step[] {
  const events = order.timeline.filter((event, at, all) => all.findIndex(({ state }) => state === event.state) === at)
  const over = finished.includes(order.state)
  const dead = ended.includes(order.state)
  const done: Step[] = events.map(({ state, at, actor }) => {
    const present = state === order.state
    const when = !present || over ? 'past' : dead ? 'failed' : 'now'
    return { id: state, when, state, plan: null, at, actor }
  })
  if (over || dead) return done
  const happened = new Set(events.map(({ state }) => state))
  const open = plan.filter(({ doneBy }) => !doneBy.some((state) => happened.has(state)))
  return [
    ...done,
    ...open.map(({ name }) => ({ id: name, when: 'next' as const, state: null, plan: name, at: null, actor: null })),
  ]
}
