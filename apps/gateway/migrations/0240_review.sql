-- Reviews of offers and sellers.
create table review (
  tenant_id int not null,
  id bigint not null,
  offer_id bigint not null,
  seller_id bigint not null,
  order_id bigint,
  author_id bigint,
  author_name text not null,
  level text not null check (level in ('positive', 'neutral', 'negative')),
  score int not null check (score between 1 and 5),
  text text not null,
  text_language text not null default 'en',
  created_at timestamptz not null,
  reply_text text,
  reply_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, order_id),
  foreign key (tenant_id, offer_id) references offer,
  foreign key (tenant_id, seller_id) references seller,
  check ((reply_text is null) = (reply_at is null))
);
create index review_of_offer on review (tenant_id, offer_id, created_at desc);
create index review_of_seller on review (tenant_id, seller_id, created_at desc);
-- Reviews of the whole site.
create index review_of_site on review (tenant_id, created_at desc);
call protect_tenant_table('review');
create trigger shown_changed after insert or update or delete on review
  for each row execute function shown_changed('review');

create function review_rates_seller() returns trigger language plpgsql as $$ begin
  update seller s set score_sum = s.score_sum + d.total, review_count = s.review_count + d.n,
    rating = round((s.score_sum + d.total)::numeric / (s.review_count + d.n), 1)
  from (select tenant_id, seller_id, sum(score) total, count(*) n from added group by 1, 2) d
  where s.tenant_id = d.tenant_id and s.id = d.seller_id;
  return null;
end $$;
create trigger review_rating after insert on review referencing new table as added
  for each statement execute function review_rates_seller();
