-- Invoices and credit notes of orders (docs/decisions/money/049-an-invoice-for-every-paid-order.md).

-- Who sells: the company, or each seller, in whose name the company issues the invoices. Legal details of the company.
create table invoice_setting (
  tenant_id int primary key references tenant,
  sold_by text not null default 'company' check (sold_by in ('company', 'seller')),
  name text not null check (name <> ''),
  address text not null default '',
  country text references country (code),
  tax_number text not null default '',
  note text not null default '',
  set_by bigint,
  set_at timestamptz not null default moment(),
  foreign key (tenant_id, set_by) references app_user (tenant_id, id)
);
call protect_tenant_table('invoice_setting');
revoke delete on invoice_setting from tradepost_app;

-- Legal details of a seller, for invoices in the seller's name.
create table seller_invoice_party (
  tenant_id int not null references tenant,
  seller_id bigint not null,
  name text not null check (name <> ''),
  address text not null default '',
  country text references country (code),
  tax_number text not null default '',
  set_at timestamptz not null default moment(),
  primary key (tenant_id, seller_id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id)
);
call protect_tenant_table('seller_invoice_party');
revoke delete on seller_invoice_party from tradepost_app;

-- The last number of each series and year. The row is part of the transaction that issues the document: a number that
-- is rolled back is given again.
create table invoice_counter (
  tenant_id int not null references tenant,
  series text not null,
  year int not null,
  last int not null check (last > 0),
  primary key (tenant_id, series, year)
);
call protect_tenant_table('invoice_counter');
revoke insert, update, delete on invoice_counter from tradepost_app;

create table invoice (
  tenant_id int not null references tenant,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('invoice', 'credit_note')),
  series text not null,
  year int not null,
  seq int not null check (seq > 0),
  number text not null,
  issued_at timestamptz not null,
  order_id bigint not null,
  buyer_id bigint not null,
  seller_id bigint not null,
  sold_by text not null check (sold_by in ('company', 'seller')),
  -- The invoice that a credit note corrects, or that a further invoice adds to.
  corrects uuid,
  reason text not null check (reason in ('sale', 'price_rise', 'refund', 'part_refund')),
  -- Name, address, country and tax number of the issuer, and name, e-mail and country of the buyer, as of that moment.
  issuer jsonb not null,
  note text not null,
  buyer jsonb,
  locale text not null,
  currency text not null references currency (code),
  title text not null,
  quantity int not null check (quantity > 0),
  full_minor bigint not null check (full_minor >= 0),
  discount_minor bigint not null check (discount_minor >= 0),
  -- What the document says in total. A credit note takes it from the invoices of its order.
  amount_minor bigint not null check (amount_minor > 0),
  -- The last day on which the personal data of the buyer is kept: the end of the tenth year after that of the document.
  kept_until date not null,
  forgotten_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, series, year, seq),
  unique (tenant_id, number),
  foreign key (tenant_id, order_id) references order_head (tenant_id, id),
  foreign key (tenant_id, buyer_id) references app_user (tenant_id, id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  foreign key (tenant_id, corrects) references invoice (tenant_id, id),
  check ((kind = 'credit_note') = (reason in ('refund', 'part_refund'))),
  check ((buyer is null) = (forgotten_at is not null))
);
create index invoice_of_order on invoice (tenant_id, order_id);
create index invoice_of_buyer on invoice (tenant_id, buyer_id);
create index invoice_at on invoice (tenant_id, issued_at desc, number desc);
create index invoice_to_forget on invoice (tenant_id, kept_until) where forgotten_at is null;
call protect_tenant_table('invoice');
-- Documents come from the function below alone. Of an issued one, only the buyer's data can be removed, after its time.
revoke insert, update, delete on invoice from tradepost_app;
grant update (buyer, forgotten_at) on invoice to tradepost_app;

create function invoice_stays() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' and new.buyer is null and old.buyer is not null and old.kept_until < moment()::date
    and to_jsonb(new) - '{buyer,forgotten_at}'::text[] = to_jsonb(old) - '{buyer,forgotten_at}'::text[] then
    return new;
  end if;
  raise exception 'invoice: % is issued and stays as it is', old.number using errcode = '42501';
end $$;
create trigger invoice_stays before update or delete on invoice for each row execute function invoice_stays();

-- Issues the documents that an order lacks: the sum of its invoices less its credit notes is what it costs, or nothing
-- once it is refunded. Runs at the end of the transaction, so that the numbers are locked last and for the shortest time.
create function issue_invoice() returns trigger language plpgsql security definer set search_path = public as $$
declare
  tenant_before text := enter_tenant(new.tenant_id);
  o order_head;
  s invoice_setting;
  due bigint;
  issued bigint;
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
    else o.total_minor - o.part_refunded_minor end;
  -- Documents of a tenant are issued one after the other, whatever their series.
  perform pg_advisory_xact_lock(new.tenant_id, hashtext('invoice'));
  select coalesce(sum(case kind when 'invoice' then amount_minor else -amount_minor end), 0),
      (array_agg(id order by issued_at, year, seq))[1]
    into issued, first_id from invoice where tenant_id = o.tenant_id and order_id = o.id;
  -- An order that was paid before there were invoices gets none.
  if due = issued or (first_id is null and old.paid_by is not null) then
    perform restore_tenant(tenant_before);
    return null;
  end if;
  of_kind := case when due > issued then 'invoice' else 'credit_note' end;
  of_reason := case when due < issued then case when due = 0 then 'refund' else 'part_refund' end
    when first_id is null then 'sale' else 'price_rise' end;
  select * into s from invoice_setting where tenant_id = o.tenant_id;
  -- Later documents of an order have the seller of the first one.
  select coalesce((select i.sold_by from invoice i where i.tenant_id = o.tenant_id and i.id = first_id),
    s.sold_by, 'company') into of_seller;
  if of_seller = 'seller' then
    select i.name, i.address, i.country, i.tax_number into p from seller_invoice_party i
      where i.tenant_id = o.tenant_id and i.seller_id = o.seller_id;
    issuer := jsonb_build_object('name', coalesce(p.name, o.offer -> 'seller' ->> 'nickName'),
      'address', coalesce(p.address, ''), 'country', p.country, 'taxNumber', coalesce(p.tax_number, ''));
  else
    issuer := jsonb_build_object('name', coalesce(s.name, (select company_name from tenant where id = o.tenant_id)),
      'address', coalesce(s.address, ''), 'country', s.country, 'taxNumber', coalesce(s.tax_number, ''));
  end if;
  of_series := case of_kind when 'invoice' then 'INV' else 'CN' end
    || case of_seller when 'seller' then '-' || o.seller_id else '' end;
  insert into invoice_counter as c (tenant_id, series, year, last) values (o.tenant_id, of_series, of_year, 1)
    on conflict (tenant_id, series, year) do update set last = c.last + 1 returning last into next_seq;
  insert into invoice (tenant_id, kind, series, year, seq, number, issued_at, order_id, buyer_id, seller_id, sold_by,
      corrects, reason, issuer, note, buyer, locale, currency, title, quantity, full_minor, discount_minor, amount_minor,
      kept_until)
    select o.tenant_id, of_kind, of_series, of_year, next_seq,
      of_series || '-' || of_year || '-' || lpad(next_seq::text, greatest(6, length(next_seq::text)), '0'), moment(),
      o.id, o.buyer_id, o.seller_id, of_seller, first_id, of_reason, issuer, coalesce(s.note, ''),
      jsonb_build_object('name', u.nick_name, 'email', b.delivery_email,
        'country', (select code from country where id = u.country_id)),
      b.locale, o.currency, o.title, o.quantity,
      case of_reason when 'sale' then o.full_minor else abs(due - issued) end,
      case of_reason when 'sale' then o.discount_minor else 0 end,
      abs(due - issued), make_date(of_year + 10, 12, 31)
    from purchase b, app_user u
    where b.tenant_id = o.tenant_id and b.id = o.purchase_id and u.tenant_id = o.tenant_id and u.id = o.buyer_id;
  perform restore_tenant(tenant_before);
  return null;
end $$;
create constraint trigger issue_invoice after update on order_head deferrable initially deferred for each row
  when ((new.paid_by, new.total_minor, new.part_refunded_minor, new.state)
    is distinct from (old.paid_by, old.total_minor, old.part_refunded_minor, old.state) and new.paid_by is not null)
  execute function issue_invoice();
