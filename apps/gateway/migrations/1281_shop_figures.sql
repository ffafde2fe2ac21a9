-- Money that moved in a time. Transfers are added in the order of their time and never change, so block ranges are enough.
create index transfer_at on transfer using brin (tenant_id, created_at);
