-- Taxes on orders (docs/decisions/money/079-the-shop-owes-the-tax.md). Prices include the tax: a buyer pays what is shown,
-- and the tax is a part of it. Without a row in `tax_setting`, or with `charges` off, nothing of this applies.

-- Whether the shop charges tax, and where it is established.
create table tax_setting (
  tenant_id int primary key references tenant,
  charges boolean not null,
  country text not null references country (code),
  vat_number text not null default '',
  set_by bigint not null,
  set_at timestamptz not null default moment(),
  foreign key (tenant_id, set_by) references app_user (tenant_id, id)
);
call protect_tenant_table('tax_setting');
revoke delete on tax_setting from tradepost_app;

-- The application may not write sites. The switch is kept with the money settings of the site, which every order reads
-- anyway, so that a shop without taxes asks nothing more.
create function tax_switched() returns trigger language plpgsql security definer set search_path = public as $$ begin
  update site set finance_settings = finance_settings || jsonb_build_object('chargesTax', new.charges)
    where tenant_id = new.tenant_id;
  return null;
end $$;
create trigger tax_switched after insert or update on tax_setting for each row execute function tax_switched();

-- The rates of countries: for every kind of goods, or for a category. The newest that applies counts, one of the category
-- before one for all. A rate can be ended and never changes otherwise, so that the list is its history.
create table tax_rate (
  tenant_id int not null references tenant,
  id uuid not null,
  country text not null references country (code),
  category_id bigint,
  percent numeric(5, 2) not null check (percent between 0 and 100),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at >= starts_at),
  set_by bigint not null,
  set_at timestamptz not null default moment(),
  ended_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references category (tenant_id, id),
  foreign key (tenant_id, set_by) references app_user (tenant_id, id),
  foreign key (tenant_id, ended_by) references app_user (tenant_id, id),
  constraint tax_rate_ended check ((ends_at is null) = (ended_by is null))
);
create index tax_rate_of_country on tax_rate (tenant_id, country, starts_at desc);
call protect_tenant_table('tax_rate');
revoke update, delete on tax_rate from tradepost_app;
grant update (ends_at, ended_by) on tax_rate to tradepost_app;
create function tax_rate_ends_once() returns trigger language plpgsql as $$ begin
  if old.ends_at is not null then
    raise exception 'tax: rate % has ended before', old.id using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger tax_rate_ends_once before update on tax_rate for each row execute function tax_rate_ends_once();

-- The tax in a price that includes it, rounded once, a half up: `splitGross` of packages/domain, which a test compares.
create function tax_in(gross bigint, percent numeric) returns bigint language sql immutable strict
  return (2 * gross * (percent * 100)::bigint + 10000 + (percent * 100)::bigint) / (2 * (10000 + (percent * 100)::bigint));

-- ---------- what is agreed with an order ----------
alter table order_head
  -- The country whose rate applies; null if the shop charged no tax. The rate is agreed with the order.
  add column tax_country text references country (code),
  add column tax_percent numeric(5, 2) check (tax_percent between 0 and 100),
  -- The VAT number of a business that buys, and whether that business owes the tax itself.
  add column tax_number text,
  add column tax_reverse boolean not null default false,
  add constraint order_tax_whole check ((tax_country is null) = (tax_percent is null)),
  add constraint order_tax_number check (tax_country is not null or (tax_number is null and not tax_reverse)),
  add constraint order_tax_reverse check (not tax_reverse or (tax_number is not null and tax_percent = 0));

-- Evidence of the buyer's place besides the stated country: the country of the network address and of the card.
alter table purchase add column network_country text;
alter table payment add column card_country text check (card_country ~ '^[A-Z]{2}$');
grant update (card_country) on payment to tradepost_app;

-- ---------- the books ----------
insert into transfer_rule values
  ('settle', 'escrow', 'tax'),
  -- A discount of the shop that a settled order loses raises its price, and the tax in it, which the shop then pays.
  ('settle', 'tax_cost', 'tax'),
  ('chargeback_share', 'tax', 'chargeback');

-- What settled orders owe: the price that was taxed and the tax in it, negative where a bank took the price back. The id is
-- that of the transfer that moved the tax; there is none for a tax of zero.
create table tax_entry (
  tenant_id int not null references tenant,
  id uuid not null,
  order_id bigint not null,
  country text not null references country (code),
  percent numeric(5, 2) not null,
  is_reverse boolean not null,
  currency text not null references currency (code),
  gross_minor bigint not null,
  tax_minor bigint not null check (abs(tax_minor) <= abs(gross_minor)),
  at timestamptz not null default moment(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id)
);
create index tax_entry_at on tax_entry (tenant_id, at);
create index tax_entry_of_order on tax_entry (tenant_id, order_id);
call protect_tenant_table('tax_entry');
revoke update, delete on tax_entry from tradepost_app;
create trigger tax_entry_append_only before update or delete on tax_entry for each row execute function append_only();

-- ---------- documents ----------
alter table invoice
  add column tax_country text,
  add column tax_percent numeric(5, 2),
  add column tax_minor bigint not null default 0,
  add column tax_reverse boolean not null default false,
  add constraint invoice_tax check (tax_minor between 0 and amount_minor and (tax_country is null) = (tax_percent is null)
    and (tax_country is not null or tax_minor = 0 and not tax_reverse));

-- Issues the documents that an order lacks: the sum of its invoices less its credit notes is what it costs, or nothing
-- once it is refunded or charged back. Runs at the end of the transaction, so that the numbers are locked last and for
-- the shortest time. Each document states the tax by which the order's tax changes, so that the taxes of all add up.
create or replace function issue_invoice() returns trigger language plpgsql security definer set search_path = public as $$
declare
  tenant_before text := enter_tenant(new.tenant_id);
  o order_head;
  s invoice_setting;
  x tax_setting;
  due bigint;
  issued bigint;
  -- What credit notes say of chargebacks.
  noted bigint;
  taxed bigint;
  first_id uuid;
  of_kind text;
  of_reason text;
  of_seller text;
  of_series text;
  of_year int := extract(year from moment() at time zone 'UTC');
  next_seq int;
  p record;
  issuer jsonb;
begin
  select * into o from order_head where tenant_id = new.tenant_id and id = new.id;
  due := case when o.paid_by is null or o.state in ('refunded', 'auto_refunded') then 0
    else greatest(0, o.total_minor - o.part_refunded_minor - o.charged_back_minor) end;
  -- Documents of a tenant are issued one after the other, whatever their series.
  perform pg_advisory_xact_lock(new.tenant_id, hashtext('invoice'));
  select coalesce(sum(case kind when 'invoice' then amount_minor else -amount_minor end), 0),
      (array_agg(id order by issued_at, year, seq))[1],
      coalesce(sum(amount_minor) filter (where reason = 'chargeback'), 0),
      coalesce(sum(case kind when 'invoice' then tax_minor else -tax_minor end), 0)
    into issued, first_id, noted, taxed from invoice where tenant_id = o.tenant_id and order_id = o.id;
  -- An order that was paid before there were invoices gets none.
  if due = issued or (first_id is null and old.paid_by is not null) then
    perform restore_tenant(tenant_before);
    return null;
  end if;
  of_kind := case when due > issued then 'invoice' else 'credit_note' end;
  of_reason := case when due < issued then case when o.charged_back_minor > noted then 'chargeback' when due = 0 then 'refund' else 'part_refund' end
    when first_id is null then 'sale' else 'price_rise' end;
  select * into s from invoice_setting where tenant_id = o.tenant_id;
  -- Later documents of an order have the seller of the first one. Where the shop charges tax, it is the supplier.
  select coalesce((select i.sold_by from invoice i where i.tenant_id = o.tenant_id and i.id = first_id),
    case when o.tax_country is not null then 'company' end, s.sold_by, 'company') into of_seller;
  if of_seller = 'seller' then
    select i.name, i.address, i.country, i.tax_number into p from seller_invoice_party i
      where i.tenant_id = o.tenant_id and i.seller_id = o.seller_id;
    issuer := jsonb_build_object('name', coalesce(p.name, o.offer -> 'seller' ->> 'nickName'),
      'address', coalesce(p.address, ''), 'country', p.country, 'taxNumber', coalesce(p.tax_number, ''));
  else
    issuer := jsonb_build_object('name', coalesce(s.name, (select company_name from tenant where id = o.tenant_id)),
      'address', coalesce(s.address, ''), 'country', s.country, 'taxNumber', coalesce(s.tax_number, ''));
  end if;
  if o.tax_country is not null then
    select * into x from tax_setting where tenant_id = o.tenant_id;
    issuer := issuer || jsonb_strip_nulls(jsonb_build_object('country', coalesce(issuer ->> 'country', x.country),
      'taxNumber', nullif(x.vat_number, '')));
  end if;
  of_series := case of_kind when 'invoice' then 'INV' else 'CN' end
    || case of_seller when 'seller' then '-' || o.seller_id else '' end;
  insert into invoice_counter as c (tenant_id, series, year, last) values (o.tenant_id, of_series, of_year, 1)
    on conflict (tenant_id, series, year) do update set last = c.last + 1 returning last into next_seq;
  insert into invoice (tenant_id, kind, series, year, seq, number, issued_at, order_id, buyer_id, seller_id, sold_by,
      corrects, reason, issuer, note, buyer, locale, currency, title, quantity, full_minor, discount_minor, amount_minor,
      kept_until, tax_country, tax_percent, tax_minor, tax_reverse)
    select o.tenant_id, of_kind, of_series, of_year, next_seq,
      of_series || '-' || of_year || '-' || lpad(next_seq::text, greatest(6, length(next_seq::text)), '0'), moment(),
      o.id, o.buyer_id, o.seller_id, of_seller, first_id, of_reason, issuer, coalesce(s.note, ''),
      jsonb_build_object('name', u.nick_name, 'email', b.delivery_email,
        'country', coalesce(o.tax_country, (select code from country where id = u.country_id)), 'taxNumber', o.tax_number),
      b.locale, o.currency, o.title, o.quantity,
      case of_reason when 'sale' then o.full_minor else abs(due - issued) end,
      case of_reason when 'sale' then o.discount_minor else 0 end,
      abs(due - issued), make_date(of_year + 10, 12, 31), o.tax_country, o.tax_percent,
      abs(coalesce(tax_in(due, o.tax_percent), 0) - taxed), o.tax_reverse
    from purchase b, app_user u
    where b.tenant_id = o.tenant_id and b.id = o.purchase_id and u.tenant_id = o.tenant_id and u.id = o.buyer_id;
  perform restore_tenant(tenant_before);
  return null;
end $$;
