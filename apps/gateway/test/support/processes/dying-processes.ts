import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Database } from '../../../src/platform/db/database.ts'
import { runGateway, startGateway } from '../gateway-process.ts'

/** Ages the locks of a dead worker by a minute, after which others may take its jobs over. */
export const expireLocks = ({ pool }: Pick<Database, 'pool'>) =>
  pool.query(`with seen as (update job_worker set seen_at = seen_at - interval '1 minute')
    update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null`)

/** Gateways on the database of a test that are killed at crash points, and their successors. */
export function dyingProcesses(db: Pick<Database, 'pool'>, env: Record<string, string>) {
  /** Starts a worker that is killed at a crash point, at its pass after `after` others. */
  async function killAt(point: string, after = 0) {
    const dying = runGateway(['work'], { ...env, CRASH_AT: point, CRASH_AFTER: String(after) })
    await dying.exited
    expect([point, dying.child.signalCode]).toEqual([point, 'SIGKILL'])
  }
  /** Lets a worker take the jobs of the dead one over, until they are done. */
  async function workUntil(isDone: () => Promise<boolean>) {
    await expireLocks(db)
    const next = await startGateway(env, ['work'])
    for (let waited = 0; waited < 60_000 && !(await isDone()); waited += 50) await delay(50)
    next.child.kill('SIGTERM')
    expect(await next.exited).toBe(0)
  }
  /** Lets a gateway that is killed at a crash point serve one request, whose answer is lost. */
  async function askDying(point: string, ask: (port: number) => Promise<unknown>) {
    const dying = await startGateway({ ...env, WORKER: 'none', CRASH_AT: point })
    const answer = await ask(dying.port).then(
      () => 'answered',
      () => 'cut off',
    )
    await dying.exited
    expect([point, answer, dying.child.signalCode]).toEqual([point, 'cut off', 'SIGKILL'])
  }
  return { killAt, workUntil, askDying }
}
