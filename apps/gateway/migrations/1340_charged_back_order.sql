-- An order whose price the bank took back for good gets a credit note (docs/decisions/money/061-a-lost-chargeback-is-credited.md).

-- The part of the price that the bank gave back to the buyer of an order that goes on, or is settled.
alter table order_head
  add column charged_back_minor bigint not null default 0 check (charged_back_minor >= 0);
grant update (charged_back_minor) on order_head to tradepost_app;

-- It only grows, and only the platform books it.
create function order_charged_back_guard() returns trigger language plpgsql as $$ begin
  if new.charged_back_minor < old.charged_back_minor or actor_kind() <> 'platform' then
    raise exception 'order: a chargeback is not for %', actor_kind() using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger order_charged_back_guard before update of charged_back_minor on order_head
  for each row when (new.charged_back_minor is distinct from old.charged_back_minor)
  execute function order_charged_back_guard();

alter table invoice
  drop constraint invoice_reason_check,
  add constraint invoice_reason_check check (reason in ('sale', 'price_rise', 'refund', 'part_refund', 'chargeback')),
  drop constraint invoice_check,
  add constraint invoice_credit check ((kind = 'credit_note') = (reason in ('refund', 'part_refund', 'chargeback')));

-- Issues the documents that an order lacks: the sum of its invoices less its credit notes is what it costs, or nothing
-- once it is refunded or charged back. Runs at the end of the transaction, so that the numbers are locked last and for
-- the shortest time.
create or replace function issue_invoice() returns trigger language plpgsql security definer set search_path = public as $$
declare
  tenant_before text := enter_tenant(new.tenant_id);
  o order_head;
  s invoice_setting;
  due bigint;
  issued bigint;
  -- What credit notes say of chargebacks.
  noted bigint;
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
      coalesce(sum(amount_minor) filter (where reason = 'chargeback'), 0)
    into issued, first_id, noted from invoice where tenant_id = o.tenant_id and order_id = o.id;
  -- An order that was paid before there were invoices gets none.
  if due = issued or (first_id is null and old.paid_by is not null) then
    perform restore_tenant(tenant_before);
    return null;
  end if;
  of_kind := case when due > issued then 'invoice' else 'credit_note' end;
  of_reason := case when due < issued then case when o.charged_back_minor > noted then 'chargeback' when due = 0 then 'refund' else 'part_refund' end
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
drop trigger issue_invoice on order_head;
create constraint trigger issue_invoice after update on order_head deferrable initially deferred for each row
  when ((new.paid_by, new.total_minor, new.part_refunded_minor, new.charged_back_minor, new.state)
    is distinct from (old.paid_by, old.total_minor, old.part_refunded_minor, old.charged_back_minor, old.state)
    and new.paid_by is not null)
  execute function issue_invoice();
