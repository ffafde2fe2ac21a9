-- A job that is due at once is taken by a worker of the process that adds it, in the transaction that adds it, and so
-- needs no claim of its own. Its lock is that of a claim: should the process die, others take the job over.
create function enqueue_jobs(planned jsonb, worker text)
returns table (id text, task text, payload json, attempts int, max_attempts int)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
declare of_tenant int := tid();
begin
  if of_tenant is null then
    raise exception 'enqueue_jobs outside of a tenant' using errcode = '42501';
  end if;
  insert into graphile_worker._private_tasks (identifier)
    select distinct p ->> 'task' from jsonb_array_elements(planned) p
    where not exists (select 1 from graphile_worker._private_tasks t where t.identifier = p ->> 'task')
    on conflict do nothing;
  -- A job that runs already, or was given up, leaves its key to the new one.
  update graphile_worker._private_jobs j set key = null, attempts = j.max_attempts, updated_at = now()
    from jsonb_array_elements(planned) p
    where j.key = of_tenant || ':' || (p ->> 'task') || ':' || (p ->> 'key') and j.is_available is not true;
  return query
    with added as (
      insert into graphile_worker._private_jobs as j
        (task_id, payload, run_at, max_attempts, key, locked_at, locked_by, attempts)
      select t.id, ((p -> 'facts') || jsonb_build_object('tenantId', of_tenant))::json, (p ->> 'runAt')::timestamptz,
        (p ->> 'maxAttempts')::smallint, of_tenant || ':' || (p ->> 'task') || ':' || (p ->> 'key'),
        case when s.taken then now() end, case when s.taken then worker end, case when s.taken then 1 else 0 end
      from jsonb_array_elements(planned) p
      join graphile_worker._private_tasks t on t.identifier = p ->> 'task'
      cross join lateral (select worker is not null and (p ->> 'isDue')::boolean as taken) s
      on conflict (key) do update set task_id = excluded.task_id, payload = excluded.payload, run_at = excluded.run_at,
        max_attempts = excluded.max_attempts, revision = j.revision + 1, attempts = excluded.attempts,
        locked_at = excluded.locked_at, locked_by = excluded.locked_by, last_error = null, updated_at = now()
      where j.locked_at is null
      returning j.id, j.task_id, j.payload, j.attempts, j.max_attempts, j.locked_by
    )
    select a.id::text, t.identifier, a.payload, a.attempts::int, a.max_attempts::int
    from added a join graphile_worker._private_tasks t on t.id = a.task_id where a.locked_by = worker;
  if worker is null and exists (select 1 from jsonb_array_elements(planned) p where (p ->> 'isDue')::boolean) then
    perform pg_notify('jobs:insert', '');
  end if;
end $$;
