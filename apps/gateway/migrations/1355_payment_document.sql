-- Documents of payments that have no order: a receipt for G Coin, an invoice for each period of the pass
-- (docs/decisions/money/067-top-ups-get-a-receipt.md).

alter table invoice
  alter column order_id drop not null,
  alter column seller_id drop not null,
  add column subject text not null default 'order' check (subject in ('order', 'top_up', 'pass')),
  add column payment_id uuid,
  -- The period of the pass that was paid.
  add column covers_from timestamptz,
  add column covers_until timestamptz,
  drop constraint invoice_kind_check,
  add constraint invoice_kind_check check (kind in ('invoice', 'credit_note', 'receipt')),
  add constraint invoice_receipt check ((kind = 'receipt') = (subject = 'top_up' and reason = 'sale')),
  add constraint invoice_of_one check ((subject = 'order') = (order_id is not null) and (subject = 'order') = (seller_id is not null)
    and (subject <> 'order') = (payment_id is not null)),
  add foreign key (tenant_id, payment_id) references payment (tenant_id, id);
create index invoice_of_payment on invoice (tenant_id, payment_id) where payment_id is not null;

-- Issues the documents that a payment for G Coin or the pass lacks: what they say in total is what was paid, less what
-- went back or a bank took for good. A payment that came before there were such documents gets none.
create function issue_payment_document(of_tenant int, of_payment uuid, may_begin boolean) returns void
  language plpgsql security definer set search_path = public as $$
declare
  tenant_before text := enter_tenant(of_tenant);
  y payment;
  b purchase;
  s invoice_setting;
  taken bigint;
  taken_elsewhere bigint;
  due bigint;
  issued bigint;
  noted bigint;
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
      coalesce(sum(amount_minor) filter (where reason = 'chargeback'), 0)
    into issued, first_id, noted from invoice where tenant_id = of_tenant and payment_id = of_payment;
  if due = issued or (first_id is null and not may_begin) then
    perform restore_tenant(tenant_before);
    return;
  end if;
  of_kind := case when due < issued then 'credit_note' when b.kind = 'top_up' then 'receipt' else 'invoice' end;
  of_reason := case when due > issued then 'sale' when taken > noted then 'chargeback' when due = 0 then 'refund'
    else 'part_refund' end;
  of_series := case of_kind when 'credit_note' then 'CN' when 'receipt' then 'RCT' else 'INV' end;
  select * into s from invoice_setting where tenant_id = of_tenant;
  insert into invoice_counter as c (tenant_id, series, year, last) values (of_tenant, of_series, of_year, 1)
    on conflict (tenant_id, series, year) do update set last = c.last + 1 returning last into next_seq;
  insert into invoice (tenant_id, kind, series, year, seq, number, issued_at, subject, payment_id, buyer_id, sold_by,
      corrects, reason, issuer, note, buyer, locale, currency, title, quantity, full_minor, discount_minor, amount_minor,
      kept_until, covers_from, covers_until)
    select of_tenant, of_kind, of_series, of_year, next_seq,
      of_series || '-' || of_year || '-' || lpad(next_seq::text, greatest(6, length(next_seq::text)), '0'), moment(),
      case b.kind when 'top_up' then 'top_up' else 'pass' end, y.id, b.buyer_id, 'company', first_id, of_reason,
      jsonb_build_object('name', coalesce(s.name, (select company_name from tenant where id = of_tenant)),
        'address', coalesce(s.address, ''), 'country', s.country, 'taxNumber', coalesce(s.tax_number, '')),
      coalesce(s.note, ''),
      jsonb_build_object('name', u.nick_name, 'email', b.delivery_email,
        'country', (select code from country where id = u.country_id)),
      b.locale, y.currency, case b.kind when 'top_up' then 'G Coin' else 'Family Game PASS' end, 1,
      abs(due - issued), 0, abs(due - issued), make_date(of_year + 10, 12, 31), p.starts_at, p.ends_at
    from app_user u left join membership_period p on p.tenant_id = of_tenant and p.payment_id = y.id
    where u.tenant_id = of_tenant and u.id = b.buyer_id;
  perform restore_tenant(tenant_before);
end $$;
revoke execute on function issue_payment_document from public;

create function payment_documented() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  perform issue_payment_document(new.tenant_id, new.id,
    old.state not in ('captured', 'partially_refunded', 'refunded'));
  perform restore_tenant(tenant_before);
  return null;
end $$;
create constraint trigger payment_documented after update on payment deferrable initially deferred for each row
  when ((new.state, new.refunded_minor) is distinct from (old.state, old.refunded_minor))
  execute function payment_documented();

create function dispute_documented() returns trigger language plpgsql security definer set search_path = public as $$
declare tenant_before text := enter_tenant(new.tenant_id);
begin
  perform issue_payment_document(new.tenant_id, new.payment_id, false);
  perform restore_tenant(tenant_before);
  return null;
end $$;
create constraint trigger dispute_documented after update on payment_dispute deferrable initially deferred for each row
  when ((new.state, new.refunded_minor) is distinct from (old.state, old.refunded_minor))
  execute function dispute_documented();
