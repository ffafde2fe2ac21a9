import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject as provided } from 'vitest'

/** Creates an empty database on the server of the run. */
export async function createEmptyDatabase() {
  const name = `move_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: provided('postgres').admin })
  await admin.connect()
  await admin.query(`create database ${name} owner tradepost_owner`)
  const url = (role: 'owner' | 'app') =>
    Object.assign(new URL(provided('postgres')[role]), { pathname: `/${name}` }).toString()
  return {
    url,
    async remove() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
