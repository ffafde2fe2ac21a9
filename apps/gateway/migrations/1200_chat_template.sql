-- Answers that a seller keeps for the chat.
create table chat_template (
  tenant_id int not null,
  id uuid not null,
  seller_id bigint not null,
  title text not null check (char_length(title) between 1 and 80),
  body text not null check (char_length(body) between 1 and 2000),
  created_at timestamptz not null default moment(),
  primary key (tenant_id, id),
  foreign key (tenant_id, seller_id) references seller (tenant_id, id)
);
create index chat_template_of_seller on chat_template (tenant_id, seller_id, title, id);
call protect_tenant_table('chat_template');
revoke update on chat_template from tradepost_app;
grant update (title, body) on chat_template to tradepost_app;
