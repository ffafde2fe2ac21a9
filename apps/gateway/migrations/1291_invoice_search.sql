-- Staff find documents by the beginning of a buyer's name or address. The keys go with the buyer.
alter table invoice
  add column buyer_name_key text generated always as (lower(buyer ->> 'name')) stored,
  add column buyer_email_key text generated always as (lower(buyer ->> 'email')) stored;
create index invoice_buyer_name on invoice (tenant_id, buyer_name_key text_pattern_ops);
create index invoice_buyer_email on invoice (tenant_id, buyer_email_key text_pattern_ops);

-- The database computes the keys after this trigger.
create or replace function invoice_stays() returns trigger language plpgsql as $$
declare changing constant text[] := '{buyer,forgotten_at,buyer_name_key,buyer_email_key}';
begin
  if tg_op = 'UPDATE' and new.buyer is null and old.buyer is not null and old.kept_until < moment()::date
    and to_jsonb(new) - changing = to_jsonb(old) - changing then
    return new;
  end if;
  raise exception 'invoice: % is issued and stays as it is', old.number using errcode = '42501';
end $$;
