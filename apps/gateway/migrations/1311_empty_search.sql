-- Words that shoppers searched for and that no offer matched, once per visitor and day. The visitor is a hash that differs
-- from day to day. Rows end after 90 days.
create table empty_search (
  tenant_id int not null,
  day date not null,
  words text not null check (length(words) between 1 and 60),
  visitor bytea not null check (octet_length(visitor) = 16),
  primary key (tenant_id, day, words, visitor)
);
call protect_tenant_table('empty_search');
revoke update on empty_search from tradepost_app;
