import { Writable } from 'node:stream'
import pg from 'pg'
import { createUsualGateway } from './filled-gateway.ts'

/** Records the requests that add rows. The log shows the call of each request. */
const noteRows = `
  create table noted (statement_of text not null, relation text not null);
  create function note_rows() returns trigger language plpgsql security definer as $$ begin
    if exists (select 1 from added) then
      insert into public.noted values (current_setting('application_name'), tg_table_name);
    end if;
    return null;
  end $$;
  do $$ declare t regclass; begin
    for t in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname <> 'noted' loop
      execute format('create trigger zz_note_rows after insert on %s
        referencing new table as added for each statement execute function note_rows()', t);
    end loop;
  end $$`

/** A seeded gateway that reports which calls added rows to which tables. */
export async function createNotingGateway() {
  const calls = new Map<string, string>()
  const log = new Writable({
    write(chunk: Buffer, _, done) {
      for (const line of chunk.toString().split('\n').filter(Boolean)) {
        const { requestId, call } = JSON.parse(line) as { requestId?: string; call?: string }
        if (requestId && call) calls.set(requestId, call)
      }
      done()
    },
  })
  const gateway = await createUsualGateway({ log })
  const owner = new pg.Client({ connectionString: gateway.urls.owner })
  await owner.connect()
  await owner.query(noteRows)
  return {
    ...gateway,
    /** Tables by the call that added a row. */
    async tablesByCall(): Promise<Map<string, Set<string>>> {
      const { rows } = await owner.query<{ statement_of: string; relation: string }>(
        'select distinct statement_of, relation from noted',
      )
      const tables = new Map<string, Set<string>>()
      for (const { statement_of, relation } of rows) {
        const call = calls.get(statement_of.replace(/^gateway /, ''))
        if (call) tables.set(call, (tables.get(call) ?? new Set()).add(relation))
      }
      return tables
    },
    async close() {
      await owner.end()
      await gateway.close()
    },
  }
}
