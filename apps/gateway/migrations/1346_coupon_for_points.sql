-- A coupon of the shop can have a price in points. Each swap is a grant of its own, paid by one transfer.
alter table coupon
  add column points int check (points > 0),
  add constraint coupon_points check (points is null or (claim_until is not null and seller_id is null));
alter table coupon_grant
  add column points int not null default 0 check (points >= 0),
  add constraint coupon_grant_points check (points = 0 or (coupon_id is not null and seller_id is null));

-- What is given away is given once; what is paid for can be had again.
drop index coupon_once;
create unique index coupon_once on coupon_grant (tenant_id, coupon_id, buyer_id) where coupon_id is not null and points = 0;
create index coupon_grant_of_coupon on coupon_grant (tenant_id, coupon_id) where coupon_id is not null and points > 0;

insert into transfer_rule values ('points_spent', 'points', 'points_issue');
