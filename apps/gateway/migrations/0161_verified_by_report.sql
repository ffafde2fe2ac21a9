-- The mark of a verified offer is what its report says: checks there are, and all of them passed.
create function report_passes(report jsonb) returns boolean language sql immutable as $$
  select coalesce(jsonb_typeof(report -> 'checks') = 'array' and report -> 'checks' <> '[]'
    and not jsonb_path_exists(report, '$.checks[*] ? (!(@.passed == true))'), false)
$$;
do $$ declare t int; begin
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    update offer set verified = report_passes(verified_report)
      where tenant_id = t and verified <> report_passes(verified_report);
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
alter table offer add constraint offer_verified_by_report check (verified = report_passes(verified_report));
