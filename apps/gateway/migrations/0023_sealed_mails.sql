-- What a mail says is sealed like what is delivered: it may carry a code, or the details of an account.
alter table mail add column body_ct bytea, add column body_key_id text,
  alter column text_body drop not null, alter column html_body drop not null,
  add foreign key (tenant_id, body_key_id) references tenant_key (tenant_id, id),
  add check ((body_ct is null) = (body_key_id is null)), add check ((body_ct is null) = (text_body is not null));
