-- Who put an offer into a cart on a day: once per visitor and day, under the hash of that day that views have, too. The job
-- that adds up views adds these up.
create table cart_visitor (
  tenant_id int not null,
  day date not null,
  offer_id bigint not null,
  visitor bytea not null check (octet_length(visitor) = 16),
  primary key (tenant_id, day, offer_id, visitor),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id) on delete cascade
);
call protect_tenant_table('cart_visitor');
revoke update on cart_visitor from tradepost_app;

-- The visitors who put the offer into a cart on that day. Nobody needs to have looked at its page.
alter table offer_view_day
  add column carts int not null default 0,
  drop constraint offer_view_day_viewers_check,
  add constraint offer_view_day_counted check (viewers >= 0 and carts >= 0 and viewers + carts > 0);
