-- Taxes on the pass (docs/decisions/money/086-rentals-and-the-pass-are-taxed.md). Rentals are orders and need nothing of their
-- own; the sale of G Coin stays untaxed.

-- A rate of the pass, which counts before one for every kind of goods.
alter table tax_rate
  add column for_pass boolean not null default false,
  add constraint tax_rate_goods check (not for_pass or category_id is null);

-- What is agreed with a charge of the pass, as `order_head` keeps it.
alter table membership_charge
  add column tax_country text references country (code),
  add column tax_percent numeric(5, 2) check (tax_percent between 0 and 100),
  add column tax_number text,
  add column tax_reverse boolean not null default false,
  add constraint charge_tax_whole check ((tax_country is null) = (tax_percent is null)),
  add constraint charge_tax_number check (tax_country is not null or (tax_number is null and not tax_reverse)),
  add constraint charge_tax_reverse check (not tax_reverse or (tax_number is not null and tax_percent = 0));

-- A period is supplied once it is paid, so its tax is owed from then on.
insert into transfer_rule values
  ('pass_sale', 'escrow', 'tax'),
  ('pass_chargeback', 'tax', 'psp');
alter table tax_entry
  alter column order_id drop not null,
  add column payment_id uuid,
  add constraint tax_entry_of_one check ((order_id is null) <> (payment_id is null)),
  add foreign key (tenant_id, payment_id) references payment (tenant_id, id);
create index tax_entry_of_payment on tax_entry (tenant_id, payment_id) where payment_id is not null;

-- Issues the documents that a payment for G Coin or the pass lacks: what they say in total is what was paid, less what
-- went back or a bank took for good. A payment that came before there were such documents gets none. Documents of the pass
-- state the tax by which its tax changes, as those of orders do.
create or replace function issue_payment_document(of_tenant int, of_payment uuid, may_begin boolean) returns void
  language plpgsql security definer set search_path = public as $$
declare
  tenant_before text := enter_tenant(of_tenant);
  y payment;
  b purchase;
  s invoice_setting;
  x tax_setting;
  -- What was agreed about the tax of the pass; all of it null for G Coin.
  c membership_charge;
  taken bigint;
  taken_elsewhere bigint;
  due bigint;
  issued bigint;
  noted bigint;
  taxed bigint;
  first_id uuid;
  of_kind text;
  of_reason text;
  of_series text;
  of_year int := extract(year from moment() at time zone 'UTC');
  next_seq int;
begin
  select * into y from payment where tenant_id = of_tenant and id = of_payment;
  select * into b from purchase where tenant_id = of_tenant and id = y.purchase_id;
  if b.kind not in ('top_up', 'membership') then
    perform restore_tenant(tenant_before);
    return;
  end if;
  -- A lost dispute about a pass counts as refunded, and one about G Coin does not.
  select coalesce(sum(amount_minor), 0), coalesce(sum(amount_minor - refunded_minor), 0) into taken, taken_elsewhere
    from payment_dispute
    where tenant_id = of_tenant and payment_id = of_payment and state = 'lost' and currency = y.currency;
  due := case when y.state in ('captured', 'partially_refunded', 'refunded')
    then greatest(0, y.amount_minor - y.refunded_minor - taken_elsewhere) else 0 end;
  -- Documents of a tenant are issued one after the other, whatever their series.
  perform pg_advisory_xact_lock(of_tenant, hashtext('invoice'));
  select coalesce(sum(case kind when 'credit_note' then -amount_minor else amount_minor end), 0),
      (array_agg(id order by issued_at, year, seq) filter (where kind <> 'credit_note'))[1],
      coalesce(sum(amount_minor) filter (where reason = 'chargeback'), 0),
      coalesce(sum(case kind when 'credit_note' then -tax_minor else tax_minor end), 0)
    into issued, first_id, noted, taxed from invoice where tenant_id = of_tenant and payment_id = of_payment;
  if due = issued or (first_id is null and not may_begin) then
    perform restore_tenant(tenant_before);
    return;
  end if;
  of_kind := case when due < issued then 'credit_note' when b.kind = 'top_up' then 'receipt' else 'invoice' end;
  of_reason := case when due > issued then 'sale' when taken > noted then 'chargeback' when due = 0 then 'refund'
    else 'part_refund' end;
  of_series := case of_kind when 'credit_note' then 'CN' when 'receipt' then 'RCT' else 'INV' end;
  select * into s from invoice_setting where tenant_id = of_tenant;
  select * into c from membership_charge where tenant_id = of_tenant and purchase_id = b.id;
  select * into x from tax_setting where tenant_id = of_tenant and c.tax_country is not null;
  insert into invoice_counter as n (tenant_id, series, year, last) values (of_tenant, of_series, of_year, 1)
    on conflict (tenant_id, series, year) do update set last = n.last + 1 returning last into next_seq;
  insert into invoice (tenant_id, kind, series, year, seq, number, issued_at, subject, payment_id, buyer_id, sold_by,
      corrects, reason, issuer, note, buyer, locale, currency, title, quantity, full_minor, discount_minor, amount_minor,
      kept_until, covers_from, covers_until, tax_country, tax_percent, tax_minor, tax_reverse)
    select of_tenant, of_kind, of_series, of_year, next_seq,
      of_series || '-' || of_year || '-' || lpad(next_seq::text, greatest(6, length(next_seq::text)), '0'), moment(),
      case b.kind when 'top_up' then 'top_up' else 'pass' end, y.id, b.buyer_id, 'company', first_id, of_reason,
      jsonb_build_object('name', coalesce(s.name, (select company_name from tenant where id = of_tenant)),
        'address', coalesce(s.address, ''), 'country', coalesce(s.country, x.country),
        'taxNumber', coalesce(nullif(x.vat_number, ''), s.tax_number, '')),
      coalesce(s.note, ''),
      jsonb_build_object('name', u.nick_name, 'email', b.delivery_email,
        'country', coalesce(c.tax_country, (select code from country where id = u.country_id)))
        || jsonb_strip_nulls(jsonb_build_object('taxNumber', c.tax_number)),
      b.locale, y.currency, case b.kind when 'top_up' then 'G Coin' else 'Family Game PASS' end, 1,
      abs(due - issued), 0, abs(due - issued), make_date(of_year + 10, 12, 31), p.starts_at, p.ends_at,
      c.tax_country, c.tax_percent, abs(coalesce(tax_in(due, c.tax_percent), 0) - taxed), coalesce(c.tax_reverse, false)
    from app_user u left join membership_period p on p.tenant_id = of_tenant and p.payment_id = y.id
    where u.tenant_id = of_tenant and u.id = b.buyer_id;
  perform restore_tenant(tenant_before);
end $$;
