-- Plans several jobs in one statement, and wakes the workers only for one that is due. Every notice to the workers makes
-- the commits of all transactions wait for each other, and most jobs are planned for later.
create function enqueue_jobs(planned jsonb) returns void language plpgsql security definer set search_path = public as $$
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
  insert into graphile_worker._private_jobs as j (task_id, payload, run_at, max_attempts, key)
    select t.id, ((p -> 'facts') || jsonb_build_object('tenantId', of_tenant))::json, (p ->> 'runAt')::timestamptz,
      (p ->> 'maxAttempts')::smallint, of_tenant || ':' || (p ->> 'task') || ':' || (p ->> 'key')
    from jsonb_array_elements(planned) p join graphile_worker._private_tasks t on t.identifier = p ->> 'task'
    on conflict (key) do update set task_id = excluded.task_id, payload = excluded.payload, run_at = excluded.run_at,
      max_attempts = excluded.max_attempts, revision = j.revision + 1, attempts = 0, last_error = null, updated_at = now()
    where j.locked_at is null;
  -- The gateway's clock may be a little ahead.
  if exists (select 1 from jsonb_array_elements(planned) p where (p ->> 'runAt')::timestamptz <= clock_timestamp() + interval '1 second') then
    perform pg_notify('jobs:insert', '');
  end if;
end $$;

create or replace function enqueue_job(task text, facts jsonb, run_at timestamptz, job_key text, max_attempts int)
returns void language plpgsql security definer set search_path = public as $$ begin
  perform enqueue_jobs(jsonb_build_array(jsonb_build_object(
    'task', task, 'facts', facts, 'runAt', coalesce(run_at, now()), 'key', job_key, 'maxAttempts', max_attempts)));
end $$;

-- A payment looks for the coupon of its purchase.
create index coupon_of_purchase on coupon_grant (tenant_id, purchase_id) where purchase_id is not null;
