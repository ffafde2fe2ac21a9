import { type ErrorCode, errorStatus } from '@tradepost/contract'
import { type ContractEntry, contractEntries } from '@tradepost/contract/openapi'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createFuzzScene,
  type FuzzScene,
  type Input,
  nameOf,
  type Persona,
  parts,
  personas,
  propertiesOf,
} from './fuzz-scene.ts'
import { anyObject, hostileValues, type Node } from './hostile-values.ts'
import { startStallGuard } from './stall-guard.ts'

/** The longest acceptable answer time on a machine that does little else. */
const slowMs = 2000
const isFull = process.env.FUZZ_ALL === '1'
const rounds = Number(process.env.FUZZ_ROUNDS ?? (isFull ? 1500 : 600))
const seed = Number(process.env.SEED ?? Date.now() % 1e9)
const entries = contractEntries().filter(({ call }) => !call.stream && !call.multipart)
/** Requests that read, after which the users of a scene are replaced, because a limit may have counted them. */
const mostToScene = 400
/** Calls that write share a scene, because a new one takes half a second; FUZZ_ALL=1 gives each its own. */
const writesToScene = isFull ? 1 : 6
const isRead = ({ call }: ContractEntry) => call.method === 'GET' || call.reads
const guard = startStallGuard(20_000)

let scene: FuzzScene
beforeAll(async () => {
  scene = await createFuzzScene()
  process.stdout.write(`fuzz: SEED=${seed} FUZZ_ROUNDS=${rounds}\n`)
})
afterAll(async () => {
  await guard.stop()
  await scene.close()
})

const succeeded = new Set<string>()

/** Describes what is wrong with an answer; null if it is a success or a coded failure in time. */
async function fault(entry: ContractEntry, persona: Persona, input: Input): Promise<string | null> {
  const description = `${nameOf(entry)} as ${persona}: ${JSON.stringify(input)?.slice(0, 400)} (SEED=${seed})`
  guard.begin(description)
  const began = performance.now()
  const answer = await scene.send(entry, persona, input)
  const ms = performance.now() - began
  guard.end()
  if (ms > slowMs) {
    // A busy machine may be slow once. Only an input that is slow twice is a fault.
    const again = performance.now()
    await scene.send(entry, persona, input)
    if (performance.now() - again > slowMs) return `${Math.round(ms)} ms for ${description}`
  }
  if (answer.statusCode < 400) {
    succeeded.add(nameOf(entry))
    return null
  }
  const body = (() => {
    try {
      return JSON.parse(answer.body) as { code?: string; msg?: string }
    } catch {
      return {}
    }
  })()
  const { code = '', msg = '' } = body
  const isCoded = errorStatus[code as ErrorCode] === answer.statusCode && msg !== ''
  return isCoded && answer.statusCode < 500 ? null : `${answer.statusCode} ${code} for ${description}`
}

const personaOf = ({ call: { auth } }: ContractEntry): Persona =>
  auth === 'seller' || auth === 'staff' ? auth : 'buyer'

const seen = new Map<string, number>()
/** One value of so many is tried in a field whose schema several fields before it have; FUZZ_ALL=1 tries all. */
const sampled = isFull ? 1 : 16
const fullTries = isFull ? 3 : 1
/**
 * The values to try in a field: all for the first field of a schema (with FUZZ_ALL=1, the first three). For the
 * others, the validator is the same, so values of other types are left out, and each field and each seed takes a part
 * of the rest.
 */
function valuesFor(node: Node, asText: boolean): unknown[] {
  const schema = JSON.stringify(node, (key, value) => (key === 'description' ? undefined : value))
  const count = (seen.get(schema) ?? 0) + 1
  seen.set(schema, count)
  if (count <= fullTries) return hostileValues(node, asText)
  return hostileValues(node, asText, false).filter((_, index) => (index + count + seed) % sampled === 0)
}

/** The inputs of a call with one hostile value in one field. */
function* oneAtATime(entry: ContractEntry): Generator<Input> {
  const valid = scene.baseInput(entry)
  yield valid
  for (const part of parts) {
    const walk = function* (
      properties: Record<string, Node>,
      put: (value: Record<string, unknown>) => Input,
      base: Record<string, unknown>,
    ): Generator<Input> {
      for (const [name, node] of Object.entries(properties)) {
        for (const value of valuesFor(node, part !== 'body')) yield put({ ...base, [name]: value })
        const inner = node.type === 'array' ? node.items : node
        if (part !== 'body' || inner?.type !== 'object') continue
        const value = base[name]
        const first = (Array.isArray(value) ? value[0] : value) as Record<string, unknown> | undefined
        const wrap = (one: unknown) => (node.type === 'array' ? [one] : one)
        yield* walk(inner.properties ?? {}, (one) => put({ ...base, [name]: wrap(one) }), first ?? {})
      }
    }
    yield* walk(propertiesOf(entry.schemas[part]), (value) => ({ ...valid, [part]: value }), valid[part] ?? {})
  }
}

describe('the whole contract', { timeout: 1_200_000 }, () => {
  it('Z1 Y6 answers every extreme value of every field with success or a coded failure, in time', async () => {
    const faults: string[] = []
    let sent = 0
    // A new scene costs as much as two hundred requests, and a call that only reads changes nothing in it.
    let sentToScene = 0
    for (const entry of entries) {
      if (!isRead(entry)) sentToScene += mostToScene / writesToScene
      if (sentToScene > mostToScene) {
        await scene.refresh()
        sentToScene = 0
      }
      for (const input of oneAtATime(entry)) {
        sent++
        sentToScene++
        const problem = await fault(entry, personaOf(entry), input)
        if (problem) faults.push(problem)
      }
    }
    process.stdout.write(`fuzz: ${sent} requests, ${succeeded.size} of ${entries.length} calls succeeded\n`)
    expect(faults.slice(0, 20)).toEqual([])
    expect(succeeded.size).toBeGreaterThan(entries.length * 0.45)
  })

  it('Z1 Y6 answers any value in any field, from any persona, with success or a coded failure, in time', async () => {
    const requests = fc.constantFrom(...entries).chain((entry) =>
      fc.record({
        entry: fc.constant(entry),
        persona: fc.constantFrom(...personas, personaOf(entry), personaOf(entry)),
        changes: fc.record(
          Object.fromEntries(
            parts.flatMap((part) => {
              const properties = propertiesOf(entry.schemas[part])
              return Object.keys(properties).length > 0 ? [[part, anyObject(properties, part !== 'body')]] : []
            }),
          ),
        ),
        keep: fc.array(fc.boolean(), { maxLength: 30 }),
      }),
    )
    let count = 0
    await fc.assert(
      fc.asyncProperty(requests, async ({ entry, persona, changes, keep }) => {
        if (count++ % 50 === 0) await scene.refresh()
        const valid = scene.baseInput(entry)
        let index = 0
        const input = Object.fromEntries(
          parts.flatMap((part) => {
            if (!valid[part] && !changes[part]) return []
            const fields = Object.entries({ ...valid[part], ...(changes[part] as object) })
            return [
              [
                part,
                Object.fromEntries(
                  fields.map(([name, value]) => [name, keep[index++] ? (valid[part]?.[name] ?? value) : value]),
                ),
              ],
            ]
          }),
        ) as Input
        expect(await fault(entry, persona, input)).toBeNull()
      }),
      { numRuns: rounds, seed },
    )
  })
})
