-- A seller pays only for its own coupons, which are only for its own offers. A coupon can be stopped.
alter table coupon add column seller_id bigint, add column stopped_at timestamptz, add column created_at timestamptz not null default moment();
alter table coupon_grant add column seller_id bigint;
-- Before, a coupon could be paid by every seller without the seller's consent. The shop pays for what is left of those.
update coupon set borne_by = 'platform' where borne_by = 'seller';
update coupon_grant set borne_by = 'platform' where borne_by = 'seller';
alter table coupon
  add foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  add constraint coupon_bearer check ((borne_by = 'seller') = (seller_id is not null));
alter table coupon_grant
  add foreign key (tenant_id, seller_id) references seller (tenant_id, id),
  add constraint coupon_grant_bearer check ((borne_by = 'seller') = (seller_id is not null));
create index coupon_of_seller on coupon (tenant_id, seller_id, created_at desc, id);
create index coupon_grant_of_purchase on coupon_grant (tenant_id, purchase_id) where purchase_id is not null;
grant update (stopped_at) on coupon to tradepost_app;

-- A stopped coupon stays stopped: buyers may have been told so.
create function coupon_stays_stopped() returns trigger language plpgsql as $$ begin
  raise exception 'coupon: % is stopped', old.id using errcode = 'TP409';
end $$;
create trigger coupon_stays_stopped before update of stopped_at on coupon for each row
  when (old.stopped_at is not null) execute function coupon_stays_stopped();
