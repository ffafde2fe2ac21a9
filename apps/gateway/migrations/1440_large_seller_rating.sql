-- A review that moves the rating of its seller wrote it to each of the seller's offers, in the transaction of the review: ten
-- seconds for 5,000 offers, each of which moves in every list. Beyond 200 offers the ranking copies it now, in parts.
create or replace function seller_rating_copied() returns trigger language plpgsql as $$ begin
  if (select count(*) from (select from offer where tenant_id = new.tenant_id and seller_id = new.id limit 201) few) <= 200 then
    update offer set seller_rating = new.rating
    where tenant_id = new.tenant_id and seller_id = new.id and seller_rating is distinct from new.rating;
  else
    insert into rank_due (tenant_id, brand_id, category_id)
      select distinct tenant_id, brand_id, category_id from offer
      where tenant_id = new.tenant_id and seller_id = new.id and seller_rating is distinct from new.rating;
  end if;
  return null;
end $$;
