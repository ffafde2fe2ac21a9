-- By value, the languages whose words for it are older than those of the shop's first language.
alter table attribute_def add column value_outdated jsonb not null default '{}';
