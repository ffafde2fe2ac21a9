-- The seller's side of a dispute: one statement with files, before staff decide.
create table dispute_answer (
  tenant_id int not null,
  order_id bigint not null,
  statement text not null check (char_length(statement) between 1 and 4000),
  file_ids uuid[] not null default '{}' check (cardinality(file_ids) <= 10),
  answered_at timestamptz not null default moment(),
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references dispute (tenant_id, order_id)
);
call protect_tenant_table('dispute_answer');
revoke update, delete on dispute_answer from tradepost_app;
-- With a deleted buyer, words and files about the buyer may be taken out.
grant update (statement, file_ids) on dispute_answer to tradepost_app;
create index dispute_answer_file_ids_idx on dispute_answer using gin (file_ids);
create trigger files_held before insert or update of file_ids on dispute_answer
  for each row execute function files_held();
