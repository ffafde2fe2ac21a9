import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { median } from './measure.ts'
import { type Observed, timesOf } from './process-time.ts'

/** The output of `apps/demo/bench/bench-shops.ts`. */
export interface BenchShop {
  tenantId: number
  clientId: string
  clientSecret: string
  origin: string
  offerIds: readonly string[]
  tokens: readonly string[]
}

export interface OrdersJob {
  gatewayUrl: string
  shops: readonly BenchShop[]
  orders: number
  /** The number of buyers who order at the same time. */
  atOnce: number
}

/** The output of `apps/demo/bench/order-counts.ts`. */
interface Counts {
  statements: number
  commits: number
  delivered: number
}

export interface OrderFigures {
  perSecond: number
  statements: number
  commits: number
  /** Processor milliseconds per order, by role. */
  cpu: Record<string, number>
  failed: number
}

interface Given {
  gatewayUrl: string
  countsUrl: string
  shops: readonly BenchShop[]
  observed: Observed
}

/** Enough concurrent buyers to show contention for database rows that all orders of a tenant update. */
const atOnce = 40
const patienceMs = 120_000
/** Milliseconds after the last delivery in which mails and other follow-up work finish. */
const afterworkMs = 3000

async function readCounts(url: string): Promise<Counts> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Counts
}

async function waitForDelivery(url: string, delivered: number): Promise<void> {
  for (const end = Date.now() + patienceMs; (await readCounts(`${url}delivered`)).delivered < delivered; ) {
    if (Date.now() > end) throw new Error('The orders were not delivered.')
    await delay(50)
  }
}

/** Measures statements, commits and processor milliseconds per second while there are no orders. */
async function measureIdle({ countsUrl, observed }: Given, seconds: number) {
  const [before, timesBefore] = [await readCounts(countsUrl), timesOf(observed)]
  await delay(seconds * 1000)
  const [after, timesAfter] = [await readCounts(countsUrl), timesOf(observed)]
  return {
    statements: (after.statements - before.statements) / seconds,
    commits: (after.commits - before.commits) / seconds,
    cpu: Object.fromEntries(
      Object.keys(observed).map((role) => [role, ((timesAfter[role] ?? 0) - (timesBefore[role] ?? 0)) / seconds]),
    ),
  }
}

/** Measures one batch of orders up to the follow-up work of the last delivery, minus the idle work of the same time. */
async function orderOnce(
  given: Given,
  orders: number,
  idle: Awaited<ReturnType<typeof measureIdle>>,
): Promise<OrderFigures> {
  const { gatewayUrl, countsUrl, shops, observed } = given
  const [before, timesBefore] = [await readCounts(countsUrl), timesOf(observed)]
  const started = performance.now()
  const program = fork(path.join(import.meta.dirname, 'orders-program.ts'))
  program.send({ gatewayUrl, shops, orders, atOnce } satisfies OrdersJob)
  const [{ failed, problem }] = (await once(program, 'message')) as [{ failed: number; problem: string }]
  if (failed === orders) throw new Error(`No order succeeded: ${problem}`)
  await waitForDelivery(countsUrl, before.delivered + orders - failed)
  const seconds = (performance.now() - started) / 1000
  await delay(afterworkMs)
  const observedSeconds = (performance.now() - started) / 1000
  const after = await readCounts(countsUrl)
  const timesAfter = timesOf(observed)
  const perOrder = (total: number, idlePerSecond: number) =>
    Math.max(0, total - idlePerSecond * observedSeconds) / (orders - failed)
  return {
    perSecond: (orders - failed) / seconds,
    statements: perOrder(after.statements - before.statements, idle.statements),
    commits: perOrder(after.commits - before.commits, idle.commits),
    cpu: Object.fromEntries(
      Object.keys(observed).map((role) => [
        role,
        perOrder((timesAfter[role] ?? 0) - (timesBefore[role] ?? 0), idle.cpu[role] ?? 0),
      ]),
    ),
    failed,
  }
}

function middle(list: readonly OrderFigures[]): OrderFigures {
  const of = (read: (figures: OrderFigures) => number) => median(list.map(read))
  return {
    perSecond: of((one) => one.perSecond),
    statements: of((one) => one.statements),
    commits: of((one) => one.commits),
    cpu: Object.fromEntries(Object.keys(list[0]?.cpu ?? {}).map((role) => [role, of((one) => one.cpu[role] ?? 0)])),
    failed: list.reduce((sum, one) => sum + one.failed, 0),
  }
}

/** Measures orders in one tenant and in ten tenants alternately. */
export async function measureOrders(given: Given, { orders, rounds }: { orders: number; rounds: number }) {
  const one = { ...given, shops: given.shops.slice(0, 1) }
  const nothing = { statements: 0, commits: 0, cpu: {} }
  for (const warmUp of [one, given]) await orderOnce(warmUp, atOnce, nothing)
  const idle = await measureIdle(given, 3)
  const figures = { one: [] as OrderFigures[], ten: [] as OrderFigures[] }
  for (let round = 0; round < rounds; round++) {
    figures.one.push(await orderOnce(one, orders, idle))
    figures.ten.push(await orderOnce(given, orders, idle))
  }
  return {
    one: middle(figures.one),
    ten: middle(figures.ten),
    ratio: median(figures.ten.map(({ perSecond }, round) => perSecond / (figures.one[round]?.perSecond ?? 1))),
  }
}
