-- Whatever customer service gives falls under the same limits: coupons, corrections, paid claims, refunds of rentals, rewards
-- of reports. An act says who gains by it and what it is worth, so that a person's and a receiver's day can be summed.
alter table service_act
  drop constraint service_act_kind_check,
  drop constraint service_act_ref_kind_check,
  add check (kind in ('dispute', 'insurance', 'correction', 'coupon', 'grant', 'rental', 'report')),
  add check (ref_kind in ('order', 'account', 'coupon', 'complaint', 'report')),
  -- `user:<id>`, or `seller:<id>` where nobody signs in as that seller; null where nobody gains.
  add column receiver text,
  -- US cents, or points; at least nothing.
  add column worth bigint not null default 0 check (worth >= 0),
  add column worth_unit text not null default 'USD' check (worth_unit in ('USD', 'POINT'));
create index service_act_of_person on service_act (tenant_id, user_id, at);
create index service_act_of_receiver on service_act (tenant_id, receiver, at) where receiver is not null;

-- Nobody gives to themselves, alone or by approving it.
create function service_act_own() returns trigger language plpgsql as $$ begin
  if new.receiver = 'user:' || new.user_id and new.step <> 'rejected' then
    raise exception 'service act: % gives to themselves', new.user_id using errcode = '42501';
  end if;
  return new;
end $$;
create trigger service_act_own before insert on service_act for each row execute function service_act_own();
