-- Languages whose words of the catalogue are older than those of the shop's first language, from which they are translated.
alter table brand add column outdated text[] not null default '{}';
alter table category add column outdated text[] not null default '{}';
alter table brand_category add column outdated text[] not null default '{}';
alter table attribute_def add column outdated text[] not null default '{}';
