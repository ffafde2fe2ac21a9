-- Staff can take away words of a review or of its reply that break the rules, and show them again. The score stays and
-- counts, so that nobody at the shop can make a seller look better or worse.
alter table review
  add column text_removed_for text check (text_removed_for in ('insult', 'personal_data', 'advertisement', 'illegal', 'other')),
  add column reply_removed_for text check (reply_removed_for in ('insult', 'personal_data', 'advertisement', 'illegal', 'other'));
create index review_removed on review (tenant_id, created_at desc)
  where text_removed_for is not null or reply_removed_for is not null;
create index review_by_level on review (tenant_id, level, created_at desc);
