-- What buyers hold without having paid is limited per buyer and per network, and less for whoever lets it run out again.
-- The network is a hash that nobody is exported or shown, forgotten a day later.
alter table purchase add column network_key text;
create index purchase_of_network on purchase (tenant_id, network_key, created_at) where network_key is not null;
grant update (network_key) on purchase to tradepost_app;
-- The units an order counts for while it waits for payment.
alter table order_head add column held_units int not null default 0 check (held_units >= 0);
