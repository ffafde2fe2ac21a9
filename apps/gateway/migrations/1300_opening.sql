-- When the shop was opened to shoppers; null while it is closed. A shop that exists already is open.
alter table tenant add column opened_at timestamptz;
-- Shops that were there are open since they were made.
update tenant set opened_at = created_at;
alter table tenant alter column opened_at set default moment();

-- The application may not write tenants; this opens or closes the shop of the tenant whose transaction it is.
create function open_shop(is_open boolean) returns timestamptz language plpgsql security definer
set search_path = public as $$
declare opened timestamptz;
begin
  update tenant set opened_at = case when is_open then coalesce(opened_at, moment()) end
    where id = tid() returning opened_at into opened;
  perform pg_notify('tradepost_live', format('changed %s site', tid()));
  return opened;
end $$;

-- Replaces the languages and currencies of a site of the tenant whose transaction it is; the first of each is the default.
-- Currencies stand beside the languages whose speakers are shown them first.
create function set_site_lists(of_site bigint, languages bigint[], language_currencies bigint[], currencies bigint[])
returns void language plpgsql security definer set search_path = public as $$ begin
  update site set
      default_language = (select code from language where id = languages[1]),
      default_currency = (select code from currency where id = currencies[1])
    where id = of_site and tenant_id = tid();
  if not found then raise exception 'set_site_lists: % is no site of the tenant', of_site; end if;
  delete from site_language where site_id = of_site;
  insert into site_language (site_id, language_id, currency_id, position)
    select of_site, l.id, l.currency, l.place - 1
    from unnest(languages, language_currencies) with ordinality as l (id, currency, place);
  delete from site_currency where site_id = of_site;
  insert into site_currency (site_id, currency_id, position)
    select of_site, c.id, c.place - 1 from unnest(currencies) with ordinality as c (id, place);
end $$;
revoke execute on function open_shop(boolean), set_site_lists(bigint, bigint[], bigint[], bigint[]) from public;
grant execute on function open_shop(boolean), set_site_lists(bigint, bigint[], bigint[], bigint[]) to tradepost_app;

-- Where the company states its terms and who it is.
create table legal_link (
  tenant_id int not null references tenant,
  page text not null check (page in ('terms', 'privacy', 'imprint')),
  url text not null check (url ~ '^https://[^[:space:]"<>]+$' and char_length(url) <= 500),
  set_by bigint not null,
  set_at timestamptz not null,
  primary key (tenant_id, page),
  foreign key (tenant_id, set_by) references app_user (tenant_id, id)
);
call protect_tenant_table('legal_link');
create trigger shown_changed after insert or update or delete on legal_link
  for each row execute function shown_changed('site');

-- The sender of a shop's mails. It is used once its trial mail was delivered.
create table mail_sender (
  tenant_id int primary key references tenant,
  name text check (char_length(name) between 1 and 60),
  address text not null check (char_length(address) between 3 and 254),
  -- The key of the trial mail.
  trial_key text not null,
  proven_at timestamptz,
  set_by bigint not null,
  set_at timestamptz not null,
  foreign key (tenant_id, set_by) references app_user (tenant_id, id)
);
call protect_tenant_table('mail_sender');

-- The last trial of the keys of the payment provider.
create table payment_trial (
  tenant_id int primary key references tenant,
  provider text not null,
  passed boolean not null,
  tried_by bigint not null,
  tried_at timestamptz not null,
  foreign key (tenant_id, tried_by) references app_user (tenant_id, id)
);
call protect_tenant_table('payment_trial');
