-- One mail when a rented account comes free, or when an offer can be had below a price.
create table offer_alert (
  tenant_id int not null,
  id uuid not null,
  user_id bigint not null,
  offer_id bigint not null,
  kind text not null check (kind in ('release', 'price')),
  -- In the currency the buyer was shown when asking.
  currency text references currency (code),
  below_minor bigint check (below_minor > 0),
  locale text not null,
  created_at timestamptz not null default moment(),
  sent_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id),
  check ((kind = 'price') = (below_minor is not null) and (kind = 'price') = (currency is not null))
);
create unique index offer_alert_once on offer_alert (tenant_id, user_id, offer_id, kind) where sent_at is null;
create index offer_alert_waiting on offer_alert (tenant_id, offer_id) where sent_at is null;
call protect_tenant_table('offer_alert');
revoke update on offer_alert from tradepost_app;
grant update (currency, below_minor, locale, sent_at) on offer_alert to tradepost_app;

-- A row turns a kind of mail off; a person without one gets the mails they asked for.
create table notification_off (
  tenant_id int not null,
  user_id bigint not null,
  kind text not null check (kind in ('release', 'price')),
  since timestamptz not null default moment(),
  primary key (tenant_id, user_id, kind),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('notification_off');
revoke update on notification_off from tradepost_app;

-- When an offer gets cheaper or free again, a job looks for the people it concerns.
create function offer_concerns_alerts() returns trigger language plpgsql as $$ begin
  if exists (select 1 from offer_alert a where a.tenant_id = new.tenant_id and a.offer_id = new.id and a.sent_at is null) then
    perform enqueue_job('alerts.tell', jsonb_build_object('offerId', new.id::text), moment(), new.id::text, 12);
  end if;
  return null;
end $$;
create trigger offer_concerns_alerts after update on offer for each row
  when (new.status = 1 and new.available > 0
    and (new.price_minor < old.price_minor or old.status <> 1 or old.available = 0))
  execute function offer_concerns_alerts();
