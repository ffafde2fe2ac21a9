-- What these triggers read and write is seen with the tenant set alone. Where somebody writes a row without one, as in
-- psql, they saw nothing and nothing followed, silently: an offer of a disabled seller was put on sale, a changed price was
-- in no list. Each works for the tenant of its row now, and puts back what was set; after an error the transaction does.

-- Answers what was set before.
create function work_for(of_tenant int) returns text language plpgsql as $$
declare set_before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', of_tenant::text, true);
  return set_before;
end $$;
create function work_as_before(set_before text) returns void language plpgsql as $$ begin
  perform set_config('app.tenant_id', set_before, true);
end $$;
revoke execute on function work_for(int), work_as_before(text) from public;

-- Declared first, so that the other declarations read as that tenant too.
do $$ declare trigger_function text; body text; begin
  foreach trigger_function in array array['membership_guard', 'offer_moved', 'offer_relisted', 'offer_stands_with_owners',
    'order_born', 'order_guard', 'order_handover_frozen', 'order_handover_guard', 'order_listing_frozen',
    'posting_moves_balance', 'seller_order_ended', 'seller_order_reviewed'] loop
    select prosrc into strict body from pg_proc where oid = (trigger_function || '()')::regprocedure;
    body := regexp_replace(body, '^\s*(declare\M)?', E'\ndeclare set_before text := work_for(new.tenant_id);\n');
    body := regexp_replace(body, '\mreturn (new|null);', 'perform work_as_before(set_before); return \1;', 'g');
    execute format('create or replace function %I() returns trigger language plpgsql security definer
      set search_path = public as %L', trigger_function, body);
  end loop;
end $$;

-- One statement may put in offers of several tenants.
create or replace function offers_added() returns trigger language plpgsql security definer set search_path = public as $$
declare of_tenant int; ids bigint[]; set_before text;
begin
  for of_tenant, ids in select tenant_id, array_agg(id) from added group by tenant_id loop
    set_before := work_for(of_tenant);
    perform offers_listed(of_tenant, ids);
    perform work_as_before(set_before);
  end loop;
  return null;
end $$;
