-- The pictures that sellers upload for their offers and their store. They name the file by id, so that a file in use is
-- never removed.

create table offer_picture (
  tenant_id int not null,
  offer_id bigint not null,
  file_id uuid not null,
  primary key (tenant_id, offer_id, file_id),
  foreign key (tenant_id, offer_id) references offer (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
create index offer_picture_of_file on offer_picture (tenant_id, file_id);
call protect_tenant_table('offer_picture');
grant delete on offer_picture to tradepost_app;

alter table seller
  add column avatar_file_id uuid,
  add column banner_file_id uuid,
  add foreign key (tenant_id, avatar_file_id) references file (tenant_id, id),
  add foreign key (tenant_id, banner_file_id) references file (tenant_id, id);
create index seller_avatar on seller (tenant_id, avatar_file_id) where avatar_file_id is not null;
create index seller_banner on seller (tenant_id, banner_file_id) where banner_file_id is not null;
