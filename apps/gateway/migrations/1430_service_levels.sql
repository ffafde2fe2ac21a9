-- Indexes of the counts behind the service levels, which a collector reads every few seconds.
create index order_delivered on order_head (tenant_id, delivered_at) where delivered_at is not null;
create index order_undelivered on order_head (tenant_id, deadline_at) where state in ('paid', 'delivering');
create index payout_underway on payout (tenant_id, created_at) where state in ('planned', 'sending', 'sent');
create index payout_ended on payout (tenant_id, ended_at) where ended_at is not null;
