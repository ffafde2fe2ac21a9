-- An event that comes back: by how many days later it begins again.

alter table game_event add column again_after_days int check (again_after_days > 0);
alter table game_event
  add constraint game_event_ends_before_it_begins_again
  check (again_after_days is null or ends_at - starts_at <= again_after_days * interval '1 day');
