-- A list of offers may be tried first: its lines are imported and undone, and only the report stays.
alter table offer_import add column is_trial boolean not null default false;
