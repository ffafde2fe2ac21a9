import type { ContractEntry } from '../openapi.ts'
import type { Expectation } from './judge.ts'
import type { Reply, Upload } from './request.ts'
import type { Input } from './variations.ts'

/** The caller: `nobody` without an account, or one of the accounts that the check signs in with. */
export type Who = 'nobody' | 'buyer' | 'seller' | 'staff' | 'secondStaff'

/** Values from the responses of earlier steps, by name. */
export interface Facts {
  /** Throws `Missing` if the fact is unknown because an earlier step failed; the current step is then skipped. */
  get(name: string): string
  has(name: string): boolean
  set(name: string, value: unknown): void
}

export interface Step {
  /** `group.name` of the call. */
  call: string
  as: Who
  /** Builds the request, only from data that the journey created. */
  input(facts: Facts): Input & { file?: Upload }
  keep?(data: Record<string, never>, facts: Facts): void
  /** Repeats the request until this function returns true, to wait for a background job of the gateway. */
  until?(data: Record<string, never>): boolean
  /** Error codes that are accepted instead of success, because they depend on the gateway's data and settings. */
  unless?: readonly string[]
}

/** A fact that the step needs is missing. */
export class Missing extends Error {}

export const createFacts = (initial: Record<string, unknown>): Facts => {
  const values = new Map(Object.entries(initial).map(([name, value]) => [name, String(value)]))
  return {
    get(name) {
      const value = values.get(name)
      if (value === undefined) throw new Missing(name)
      return value
    },
    has: (name) => values.has(name),
    set: (name, value) => void (value === undefined || value === null || values.set(name, String(value))),
  }
}

const timeoutMs = 20_000
const pauseMs = 150

interface Runner {
  entries: readonly ContractEntry[]
  facts: Facts
  ask(
    entry: ContractEntry,
    when: string,
    input: Input & { file?: Upload },
    who: Who,
    expectation: Expectation,
  ): Promise<Reply | undefined>
}

/** Runs the steps one after another. Skips steps whose facts are missing. */
export async function runSteps(steps: readonly Step[], { entries, facts, ask }: Runner): Promise<void> {
  for (const { call, as, input, keep, until, unless = [] } of steps) {
    const entry = entries.find(({ topic, name }) => `${topic}.${name}` === call)
    if (!entry) continue
    let request: Input
    try {
      request = input(facts)
    } catch (error) {
      if (error instanceof Missing) continue
      throw error
    }
    const end = Date.now() + timeoutMs
    for (;;) {
      const reply = await ask(entry, `on the good path of a ${as}`, request, as, { outcome: 'success', codes: unless })
      const answer = (entry.call.bare ? { data: reply?.json } : reply?.json) as { data?: never } | undefined
      if (reply?.status !== 200 || !answer) break
      if (!until || until(answer.data as never) || Date.now() > end) {
        keep?.(answer.data as never, facts)
        break
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** An input with the id that a fact holds. */
export const of = (fact: string) => (facts: Facts) => ({ params: { id: facts.get(fact) } })

/** An input with the id that a fact holds, and a body. */
export const to =
  (fact: string, body: (facts: Facts) => Record<string, unknown> = () => ({})) =>
  (facts: Facts) => ({ params: { id: facts.get(fact) }, body: body(facts) })
