-- What similar offers sold for in the last 90 days, beside the facts of the ranking, which the same job computes
-- (docs/decisions/selling/051). Null while fewer than 20 similar sales are known.
alter table offer_rank
  add column sold_count int,
  add column sold_low bigint,
  add column sold_median bigint,
  add column sold_high bigint,
  add constraint offer_rank_sold check (
    num_nulls(sold_count, sold_low, sold_median, sold_high) in (0, 4)
    and (sold_count is null or (sold_count >= 20 and 0 <= sold_low and sold_low <= sold_median and sold_median <= sold_high))
  );
