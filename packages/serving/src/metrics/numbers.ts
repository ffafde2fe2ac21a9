import { AggregatorRegistry, type Registry } from 'prom-client'

/** The metrics of one process, in a form that fits into a message. */
export type Numbers = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** The metrics of several processes as if they were one. */
export const together = (numbers: readonly Numbers[]): Registry => AggregatorRegistry.aggregate([...numbers])

/** The part of an ended process's metrics that still counts, so that no sum ever goes down. */
export const countedFor = (numbers: Numbers): Numbers =>
  numbers.filter(({ type, aggregator }) => aggregator === 'sum' && ['counter', 'histogram'].includes(String(type)))
