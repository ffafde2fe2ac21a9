import { readdirSync, readFileSync } from 'node:fs'

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const threadsOf = (pid: number): string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** Ticks of `/proc/<pid>/stat` are hundredths of a second on every Linux that Node runs on. */
const msPerTick = 10

/** Time of children that have ended, which the system adds to their parent. */
function endedChildrenMs(pid: number): number {
  const stat = read(`/proc/${pid}/stat`)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * msPerTick
}

/** Milliseconds that a process, its threads and its descendants have spent on a processor; 0 where the system does not say. */
export function processTime(pid: number): number {
  let ms = endedChildrenMs(pid)
  for (const thread of threadsOf(pid)) {
    const folder = `/proc/${pid}/task/${thread}`
    ms += Number(read(`${folder}/schedstat`).split(' ')[0] || 0) / 1e6
    for (const child of read(`${folder}/children`).split(' ').filter(Boolean)) ms += processTime(Number(child))
  }
  return ms
}

/** Processes to observe by role; one role may have several. */
export type Observed = Readonly<Record<string, readonly number[]>>

/** Milliseconds of processor time by role. */
export const timesOf = (observed: Observed): Record<string, number> =>
  Object.fromEntries(
    Object.entries(observed).map(([role, pids]) => [role, pids.reduce((sum, pid) => sum + processTime(pid), 0)]),
  )
