-- The course of what similar offers sold for: the median of each week of the last 90 days that had enough sales, beside the
-- quartiles of all of them (docs/decisions/selling/051). An empty list while there are too few.
alter table offer_rank
  add column sold_weeks jsonb not null default '[]',
  add constraint offer_rank_sold_weeks check (
    jsonb_typeof(sold_weeks) = 'array' and (sold_count is not null or sold_weeks = '[]'));
