import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Work with backups that staff ask for: a new backup, or a restore of the newest one for trial. */
export type AskedWork = 'backup' | 'trial'

/** A person who asked for work, and is told if it fails. */
export interface Asker {
  tenantId: number
  userId: string
}

const asked = (folder: string, work: AskedWork) => path.join(folder, `asked-${work}`)
const begun = (folder: string, work: AskedWork) => path.join(folder, `begun-${work}`)

/** Asks the process that takes backups. The folder is the only thing that it shares with the one that answers calls. */
export async function askFor(folder: string, work: AskedWork, { tenantId, userId }: Asker): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await appendFile(asked(folder, work), `${tenantId} ${userId}\n`, { mode: 0o600 })
}

/** True from the question until the work has ended. */
export const isAsked = (folder: string, work: AskedWork): boolean =>
  existsSync(asked(folder, work)) || existsSync(begun(folder, work))

/** The people in a file of questions, each once; lines of anything else are left out. */
async function askersIn(file: string): Promise<Asker[]> {
  const lines = new Set((await readFile(file, 'utf8').catch(() => '')).split('\n'))
  return [...lines].flatMap((line) => {
    const [, tenantId, userId] = /^([1-9]\d{0,8}) ([1-9]\d{0,18})$/.exec(line) ?? []
    return tenantId && userId ? [{ tenantId: Number(tenantId), userId }] : []
  })
}

/** Takes the questions up, beside those of a process that died. */
async function take(folder: string, work: AskedWork): Promise<void> {
  const taken = `${begun(folder, work)}.part`
  await rename(asked(folder, work), taken)
  await appendFile(begun(folder, work), await readFile(taken), { mode: 0o600 })
  await rm(taken)
}

/** Runs asked work. A question that arrives meanwhile stays; one whose process died is taken up again. */
export async function carryOut(
  folder: string,
  work: AskedWork,
  run: (askers: readonly Asker[]) => Promise<void>,
): Promise<void> {
  if (existsSync(asked(folder, work))) await take(folder, work)
  const askers = await askersIn(begun(folder, work))
  await run(askers).finally(() => rm(begun(folder, work), { force: true }))
}
