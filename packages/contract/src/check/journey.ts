import type { ContractEntry } from '../openapi.ts'
import type { Expectation } from './judge.ts'
import type { Reply, Upload } from './request.ts'
import type { Input } from './variations.ts'

/** Who asks: nobody, or one of the people the check signs in as. */
export type Who = 'nobody' | 'buyer' | 'seller' | 'service' | 'secondService'

/** What the journey has learned and made so far, by name. */
export interface Facts {
  /** Ends the step without a request where the fact is missing: what it stands on did not happen at this gateway. */
  get(name: string): string
  has(name: string): boolean
  set(name: string, value: unknown): void
}

export interface Step {
  /** `group.name` of the call. */
  call: string
  as: Who
  /** Builds the request; asks only for what the journey itself made. */
  input(facts: Facts): Input & { file?: Upload }
  keep?(data: Record<string, never>, facts: Facts): void
  /** Asked again until the answer says so: a job is at work. */
  until?(data: Record<string, never>): boolean
  /** Refusals that are right where the gateway stands that way already. */
  unless?: readonly string[]
}

/** The step's ground is missing at this gateway. */
export class Missing extends Error {}

export const createFacts = (known: Record<string, unknown>): Facts => {
  const values = new Map(Object.entries(known).map(([name, value]) => [name, String(value)]))
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

const patienceMs = 20_000
const pauseMs = 150

interface Traveller {
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

/** Takes the steps one after the other; answers the calls that nothing could be asked of. */
export async function travel(steps: readonly Step[], { entries, facts, ask }: Traveller): Promise<void> {
  for (const { call, as, input, keep, until, unless = [] } of steps) {
    const entry = entries.find(({ topic, name }) => `${topic}.${name}` === call)
    if (!entry) continue
    let asked: Input
    try {
      asked = input(facts)
    } catch (error) {
      if (error instanceof Missing) continue
      throw error
    }
    const end = Date.now() + patienceMs
    for (;;) {
      const reply = await ask(entry, `on the good path of a ${as}`, asked, as, { outcome: 'success', codes: unless })
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
