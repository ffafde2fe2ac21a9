import { randomUUID } from 'node:crypto'
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../src/platform/postgres/supervisor.ts'
import { packProgram } from './support/pack-program.ts'
import { makeTemplate } from './support/server/make-template.ts'

/**
 * An external PostgreSQL server. TEST_POSTGRES_URL is the URL of a superuser:
 * `postgres://tradepost_admin:…@host:port/postgres`.
 */
async function externalServer(address: string, template: string) {
  const password = new URL(address).password
  const url = (role: 'admin' | 'owner' | 'app', database = 'postgres') =>
    Object.assign(new URL(address), { username: `tradepost_${role}`, password, pathname: `/${database}` }).toString()
  const stop = async () => {
    const admin = new pg.Client({ connectionString: url('admin') })
    await admin.connect()
    const { rows } = await admin.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [template],
    )
    for (const { name } of rows) await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { url, stop }
}

/** Starts one server per run, with a migrated template from which every test database is cloned. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A unique name, so that two runs, or two projects of one run, can share a server.
  const template = `template_${randomUUID().replaceAll('-', '')}`
  const directory = mkdtempSync(path.join(tmpdir(), 'tradepost-test-'))
  chmodSync(directory, 0o755)
  // Nothing here outlives the run, so durability is traded for speed; tests about durability start their own server.
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=400',
    'shared_buffers=64MB',
    // Detect deadlocks well before the statement timeout, even on a busy machine.
    'deadlock_timeout=200ms',
  ]
  const packed = packProgram()
  const external = process.env.TEST_POSTGRES_URL
  const server = external ? await externalServer(external, template) : await startPostgres({ directory, settings })
  project.provide('postgres', await makeTemplate(server, template))
  // Test workers inherit this variable.
  process.env.GATEWAY_PROGRAM = await packed
  return async () => {
    await server.stop()
    for (const files of globSync(path.join(tmpdir(), `${template}*`))) rmSync(files, { recursive: true })
    rmSync(path.dirname(await packed), { recursive: true })
    rmSync(directory, { recursive: true, force: true })
  }
}
