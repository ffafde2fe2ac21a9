-- Events of games and of the pass are written by editors.
alter table content_item drop constraint content_item_kind_check;
alter table content_item add constraint content_item_kind_check
  check (kind in ('notice', 'look', 'article', 'topic', 'area', 'legal', 'picture', 'event', 'pass-event'));
grant insert, update, delete on game_event, pass_event to tradepost_app;
