-- Planned work. The queue's own tables belong to graphile-worker (schema graphile_worker).

-- Workers report here; a lock held by one that stopped reporting is given back.
create table job_worker (
  id text primary key,
  seen_at timestamptz not null default now()
);
grant select, insert, update, delete on job_worker to tradepost_app;

-- The one way to plan work: in the transaction of the fact that causes it, for the tenant of that transaction.
create function enqueue_job(task text, facts jsonb, run_at timestamptz, job_key text, max_attempts int)
returns void language plpgsql security definer set search_path = public as $$ begin
  if tid() is null then
    raise exception 'enqueue_job outside of a tenant' using errcode = '42501';
  end if;
  perform graphile_worker.add_job(
    task,
    (facts || jsonb_build_object('tenantId', tid()))::json,
    run_at => run_at,
    max_attempts => max_attempts,
    job_key => tid() || ':' || task || ':' || job_key,
    job_key_mode => 'replace'
  );
end $$;
