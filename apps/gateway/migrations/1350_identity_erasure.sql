-- Erasing an account also erases what the provider keeps of its identity checks, which may take the provider days.
alter table identity_check
  add column erase_asked_at timestamptz,
  add column erased_at timestamptz,
  add constraint identity_check_erased check (erased_at is null or erase_asked_at is not null);
grant update (erase_asked_at, erased_at) on identity_check to tradepost_app;

-- The checks of accounts that were deleted before.
do $$
declare of_tenant int; tenant_before text; waiting record;
begin
  for of_tenant in select id from tenant order by id loop
    tenant_before := enter_tenant(of_tenant);
    for waiting in
      update identity_check c set erase_asked_at = u.deleted_at, reason = null
        from seller_application a join app_user u on (u.tenant_id, u.id) = (a.tenant_id, a.user_id)
        where c.tenant_id = of_tenant and (a.tenant_id, a.id) = (c.tenant_id, c.application_id) and u.deleted_at is not null
        returning c.id, c.erase_asked_at
    loop
      perform enqueue_job('seller.erase_identity', jsonb_build_object('checkId', waiting.id, 'round', 0),
        waiting.erase_asked_at, waiting.id || ':erase 0', 25);
    end loop;
    perform restore_tenant(tenant_before);
  end loop;
end $$;
