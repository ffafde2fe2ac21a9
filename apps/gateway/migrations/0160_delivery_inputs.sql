-- What a delivery needs to know from its buyer: defined per game and kind of goods, given with a line of a cart, kept in
-- the order. Shapes are declared words, so that no row brings an expression of its own.
create function delivery_inputs_fit(list jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(list) = 'array' and jsonb_array_length(list) <= 6 and not exists (
    select 1 from jsonb_array_elements(list) as one(input) where not coalesce(
      input ->> 'key' ~ '^[a-z][A-Za-z0-9]{0,29}$'
      and input ->> 'shape' in ('digits', 'letters_digits', 'name', 'choice')
      and coalesce((input ->> 'minLength')::int, 1) between 1 and coalesce((input ->> 'maxLength')::int, 64)
      and coalesce((input ->> 'maxLength')::int, 64) <= 64
      and (input ->> 'shape' = 'choice') = (jsonb_typeof(coalesce(input -> 'choices', 'null')) = 'array'
        and input -> 'choices' <> '[]'), false))
$$;
alter table brand_category add delivery_inputs jsonb not null default '[]' check (delivery_inputs_fit(delivery_inputs));
alter table cart_line add inputs jsonb not null default '{}' check (jsonb_typeof(inputs) = 'object');
alter table order_head add inputs jsonb not null default '{"asked":[],"values":{}}'
  check (jsonb_typeof(inputs -> 'asked') = 'array' and jsonb_typeof(inputs -> 'values') = 'object');

-- The buyer corrects what was given while nothing is delivered; what was asked never changes. With a person who leaves,
-- what was given is forgotten.
create function order_inputs_guard() returns trigger language plpgsql as $$ begin
  if new.inputs -> 'asked' <> old.inputs -> 'asked'
    or not (new.inputs -> 'values' = '{}'
      or actor_kind() = 'buyer' and old.state in ('awaiting_payment', 'paid', 'delivering') and old.delivered_at is null) then
    raise exception 'order: its inputs can no longer be corrected' using errcode = 'TP409';
  end if;
  return new;
end $$;
create trigger order_inputs_guard before update of inputs on order_head
  for each row when (new.inputs is distinct from old.inputs) execute function order_inputs_guard();
grant update (inputs) on order_head to tradepost_app;
