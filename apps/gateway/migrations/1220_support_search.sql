-- Indexes for the search of support. Row-level security evaluates only leakproof operators inside an index, so the
-- forms that are compared are columns, and prefixes are compared with ~>=~ and ~<~ (docs/decisions/008).
alter table app_user add column nick_key text generated always as (lower(nick_name)) stored;
create index app_user_nick_prefix on app_user (tenant_id, nick_key text_pattern_ops);
create index app_user_email_prefix on app_user (tenant_id, email_key text_pattern_ops);

-- The recipient as compared, and the number of the order, purchase or other thing that the key of a mail names.
alter table mail add column to_key text generated always as (lower(to_address)) stored,
  add column ref_id text generated always as
    (substring(mail_key from ':([0-9]{5,20}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?::|$)')) stored;
create index mail_of_recipient on mail (tenant_id, to_key, created_at desc);
create index mail_of_ref on mail (tenant_id, ref_id, created_at desc) where ref_id is not null;
create index mail_subject on mail using gin (subject gin_trgm_ops);

create index payment_of_ref on payment (tenant_id, provider_ref) where provider_ref is not null;

-- The newest mails whose subject contains the words. It reads as the owner, because `ilike` is not leakproof, and so the
-- owner needs a policy of its own; it names the tenant of the transaction itself and returns ids only, whose rows are then
-- read under row-level security (docs/decisions/041).
create policy owner_searches on mail for select to tradepost_owner using (true);
create function mails_about(words text, most int) returns setof uuid
language sql stable security definer set search_path = public as $$
  select m.id from mail m
   where m.tenant_id = tid() and m.subject ilike '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%'
   order by m.created_at desc limit least(most, 100)
$$;
revoke all on function mails_about(text, int) from public;
grant execute on function mails_about(text, int) to tradepost_app;
