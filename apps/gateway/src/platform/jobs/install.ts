import { runMigrations } from 'graphile-worker'
import pg from 'pg'

/**
 * Migrates the tables of graphile-worker. Runs as the owning role, together with the migrations and before the gateway
 * starts.
 */
export async function installJobs(connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 2 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await runMigrations({ pgPool: pool })
    await pool.query(`
      grant usage on schema graphile_worker to tradepost_app;
      grant select, insert, update, delete on all tables in schema graphile_worker to tradepost_app;
      grant usage on all sequences in schema graphile_worker to tradepost_app;
      do $$ declare t regclass; begin
        for t in select c.oid from pg_class c where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
            and not exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'gateway_works')
        loop
          execute format('create policy gateway_works on %s to tradepost_app using (true) with check (true)', t);
        end loop;
      end $$;`)
  } finally {
    await pool.end()
  }
}
