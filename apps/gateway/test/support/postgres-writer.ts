import { writeSync } from 'node:fs'
import pg from 'pg'
import { startPostgres } from '../../src/platform/postgres/supervisor.ts'

/** A program for tests to kill: starts the server of a directory and prints `ack <text>` for every committed row. */
const [directory = '', round = ''] = process.argv.slice(2)
const started = performance.now()
const server = await startPostgres({ directory })
writeSync(1, `up ${Math.round(performance.now() - started)} ${server.pid} ${server.recovered}\n`)
void server.died.then(() => process.exit(3))

async function write(writer: number): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('admin') })
  client.on('error', () => process.exit(3))
  await client.connect()
  for (let row = 0; ; row++) {
    const text = `${round}-${writer}-${row}`
    await client.query(
      `insert into web_log (tenant_id, level, entry, ip, request_id, at) values (1, 'INFO', jsonb_build_object('data', $1::text), '', '', now())`,
      [text],
    )
    writeSync(1, `ack ${text}\n`)
  }
}

await Promise.all([0, 1, 2, 3].map(write)).catch(() => process.exit(3))
