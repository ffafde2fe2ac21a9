import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pointerFile, readPointer } from '../store/pointer.ts'

/** The versions that a front serves at the moment, stored in a file beside the pointer. */
export interface FrontState {
  pid: number
  stable: string | null
  canary: string | null
}

const stateFile = (store: string, tenant: string) => join(store, tenant, 'front.json')

/** Writes the state of a front with one rename, so that no reader sees an incomplete file. */
export function writeFrontState(store: string, tenant: string, state: FrontState): void {
  const file = stateFile(store, tenant)
  const draft = `${file}.${state.pid}.new`
  writeFileSync(draft, `${JSON.stringify(state)}\n`)
  renameSync(draft, file)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The state of the tenant's front on this machine; null when none runs. */
export function readFrontState(store: string, tenant: string): FrontState | null {
  try {
    const state = JSON.parse(readFileSync(stateFile(store, tenant), 'utf8')) as FrontState
    return isAlive(state.pid) ? state : null
  } catch {
    return null
  }
}

/** Removes the state file of this process's front, unless another front has already replaced the file. */
export function removeFrontState(store: string, tenant: string): void {
  if (readFrontState(store, tenant)?.pid === process.pid) rmSync(stateFile(store, tenant), { force: true })
}

/** Slightly longer than the time limit for the start of a version. */
const longestStartMs = 35_000

/** Waits for the front to make a switch; 'unknown' if no front runs here or `timeoutMs` have passed. */
export async function answerOfFront(
  store: string,
  tenant: string,
  role: 'stable' | 'canary',
  version: string,
  timeoutMs = longestStartMs,
): Promise<'served' | 'refused' | 'unknown'> {
  const deadline = Date.now() + timeoutMs
  do {
    const pointer = readPointer(pointerFile(store, tenant))
    const pointed = role === 'stable' ? pointer?.stable : pointer?.canary?.version
    if (pointed !== version) return 'refused'
    const state = readFrontState(store, tenant)
    if (!state) return 'unknown'
    if (state[role] === version) return 'served'
    await wait(50)
  } while (Date.now() < deadline)
  return 'unknown'
}
