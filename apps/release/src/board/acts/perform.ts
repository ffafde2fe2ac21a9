import { switchReport } from '../../pointer/switch-report.ts'
import { ifUnchanged } from '../../pointer/switches.ts'
import { installVersion } from '../../store/installed-folder.ts'
import type { BoardOptions } from '../board-options.ts'
import { type ActName, acts, type Decision } from './act.ts'

/** A browser waits this long for the fronts; afterwards the page of the tenant shows how far they are. */
const patienceMs = 12_000

/** Makes a switch, if the pointer is still at the revision that the person saw. Returns a sentence about it. */
export async function perform(
  name: ActName,
  tenant: string,
  revision: number,
  decision: Decision,
  { store, registry, pointersOf }: BoardOptions,
): Promise<string> {
  const act = acts[name]
  const pointers = pointersOf(tenant)
  const change = ifUnchanged(revision, act.change(decision))
  // A refusal comes before an installation, which takes long.
  change(await pointers.read())
  if (act.installs) await installVersion(store, tenant, decision.version, registry)
  const next = await pointers.update(change, { by: decision.by, reason: decision.reason })
  const version = act.role === 'stable' ? next.stable : decision.version
  const success = act.success(decision)
  if (act.role === null) return `${tenant}: ${version} ${success}.`
  return await switchReport({ ...{ pointers, tenant, role: act.role, version, success }, timeoutMs: patienceMs })
}
