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

/** A tick of `/proc/<pid>/stat` is 10 ms on every Linux that Node runs on. */
const msPerTick = 10

/** Processor milliseconds of terminated children, which the kernel adds to their parent. */
function endedChildrenMs(pid: number): number {
  const stat = read(`/proc/${pid}/stat`)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * msPerTick
}

/** Processor milliseconds of a process, its threads and its descendants; 0 on systems without /proc. */
export function processTime(pid: number): number {
  let ms = endedChildrenMs(pid)
  for (const thread of threadsOf(pid)) {
    const folder = `/proc/${pid}/task/${thread}`
    ms += Number(read(`${folder}/schedstat`).split(' ')[0] || 0) / 1e6
    for (const child of read(`${folder}/children`).split(' ').filter(Boolean)) ms += processTime(Number(child))
  }
  return ms
}

/** Ids of the observed processes, by role. */
export type Observed = Readonly<Record<string, readonly number[]>>

/** Milliseconds of processor time by role. */
export const timesOf = (observed: Observed): Record<string, number> =>
  Object.fromEntries(
    Object.entries(observed).map(([role, pids]) => [role, pids.reduce((sum, pid) => sum + processTime(pid), 0)]),
  )
