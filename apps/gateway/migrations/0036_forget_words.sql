-- What a person said goes with the person: messages lose their words, and their place in the order of a conversation
-- stays. Whoever is deleted already is the only one it works for.
create function message_append_only() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' and new.body_ct is null and new.flags = '{}'
    and (to_jsonb(new) - 'body_ct' - 'body_key_id' - 'flags' - 'send_key')
      = (to_jsonb(old) - 'body_ct' - 'body_key_id' - 'flags' - 'send_key')
    and exists (select 1 from app_user u where u.tenant_id = old.tenant_id and u.id = old.author_user_id
      and u.deleted_at is not null) then
    return new;
  end if;
  raise exception 'append-only table %', tg_table_name using errcode = '42501';
end $$;
drop trigger message_append_only on message;
create trigger message_append_only before update or delete on message
  for each row execute function message_append_only();
grant update (body_ct, body_key_id, flags, send_key) on message to tradepost_app;
grant update (explanation) on seller_report to tradepost_app;
grant update (reason) on refund_request to tradepost_app;
grant update (statement) on dispute to tradepost_app;
grant update (statement) on insurance_claim to tradepost_app;
grant update (text) on rental_complaint to tradepost_app;
