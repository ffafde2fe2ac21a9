import pg from 'pg'
import { migrate } from '../../../src/platform/db/migrate.ts'
import { installJobs } from '../../../src/platform/jobs/install.ts'
import { prepareDatabase } from '../../../src/platform/postgres/roles.ts'
import type { EmbeddedPostgres } from '../../../src/platform/postgres/supervisor.ts'
import { publishClients, seedMinimal } from '../minimal-tenants.ts'

/** Addresses of a server, and of the template from which test databases are cloned. */
export interface TestServer {
  admin: string
  owner: string
  app: string
  template: string
}

/** Makes a migrated template with the test tenants on a server. */
export async function makeTemplate(server: Pick<EmbeddedPostgres, 'url'>, template: string): Promise<TestServer> {
  await prepareDatabase(server, template)
  await installJobs(server.url('owner', template))
  await migrate(server.url('owner', template))
  const owner = new pg.Client({ connectionString: server.url('owner', template) })
  await owner.connect()
  await seedMinimal(owner)
  await publishClients(owner)
  await owner.end()
  return {
    admin: server.url('admin', 'postgres'),
    owner: server.url('owner', template),
    app: server.url('app', template),
    template,
  }
}
