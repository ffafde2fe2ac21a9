import type { TestProject } from 'vitest/node'
import { startPgBouncer } from '../scaling/support/pgbouncer.ts'
import setup from '../test/global-setup.ts'

/** The database server of the gateway's tests, with PgBouncer between it and every gateway. */
export default async function setupBehindPooler(project: TestProject): Promise<() => Promise<void>> {
  const stop = await setup(project)
  const pooler = await startPgBouncer(project.getProvidedContext().postgres.app)
  project.provide('pooler', pooler.url)
  return async () => {
    await pooler.stop()
    await stop()
  }
}
