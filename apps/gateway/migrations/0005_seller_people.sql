-- The person who speaks for a shop; a person speaks for one shop at most.
alter table seller
  add column user_id bigint,
  add foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  add unique (tenant_id, user_id);
