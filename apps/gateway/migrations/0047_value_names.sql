-- What the values of an attribute are called in other languages: {"Europe": {"ar": "…"}, …}. Offers and filters keep the value.
alter table attribute_def add column value_names jsonb not null default '{}';
