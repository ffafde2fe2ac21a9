-- What a line costs is multiplied exactly and rounded once: the whole price is a fact of its own, not the rounded price of
-- a unit times the quantity. A coupon says who bears it, and a payment what it pays for each order.

alter table order_head
  add column full_minor bigint,
  add column discount_borne_by text not null default 'platform' check (discount_borne_by in ('platform', 'seller'));
alter table coupon
  add column borne_by text not null default 'platform' check (borne_by in ('platform', 'seller'));
alter table coupon_grant
  add column borne_by text not null default 'platform' check (borne_by in ('platform', 'seller'));
alter table payment_order add column amount_minor bigint;

do $$ declare t int; begin
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    -- Discounts given so far came out of what the seller was paid.
    update order_head set full_minor = unit_price_minor * quantity,
      discount_borne_by = case when discount_minor > 0 then 'seller' else 'platform' end;
    update payment_order p set amount_minor = o.total_minor from order_head o where o.tenant_id = p.tenant_id and o.id = p.order_id;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
set constraints all immediate;

alter table order_head alter column full_minor set not null;
alter table payment_order alter column amount_minor set not null, add check (amount_minor >= 0);
do $$ declare c text; begin
  for c in select conname from pg_constraint
    where conrelid = 'order_head'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%total_minor%' loop
    execute format('alter table order_head drop constraint %I', c);
  end loop;
end $$;
alter table order_head
  add check (full_minor >= 0),
  add check (discount_minor between 0 and full_minor),
  add check (total_minor = full_minor - discount_minor);

-- How a coupon is spread over the orders of a purchase follows what becomes of them; the whole price never changes.
grant update (discount_minor, total_minor) on order_head to tradepost_app;
create function order_share_guard() returns trigger language plpgsql as $$ begin
  if (new.discount_minor, new.total_minor) is distinct from (old.discount_minor, old.total_minor)
    and not (actor_kind() = 'platform' or (actor_kind() = 'buyer' and old.state = 'awaiting_payment')) then
    raise exception 'order: what it costs is not for %', actor_kind() using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger order_share_guard before update of discount_minor, total_minor on order_head
  for each row execute function order_share_guard();

insert into transfer_rule values
  ('coupon', 'coupon_cost', 'escrow'),
  ('refund', 'escrow', 'coupon_cost');

-- Which currencies a site sells in is part of what the catalogue is read with.
create trigger catalogue_version after insert or delete or update on site_currency
  for each statement execute function catalogue_changed();
