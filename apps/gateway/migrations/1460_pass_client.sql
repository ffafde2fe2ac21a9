-- The application may not write sites; this changes where shoppers download the desktop client of the pass, in the tenant
-- whose transaction it is. Without an address the pass is not sold.
create function publish_pass_client(url text) returns void language plpgsql security definer
set search_path = public as $$ begin
  update site set client_download_url = url where tenant_id = tid();
  if not found then raise exception 'publish_pass_client: the tenant has no site'; end if;
end $$;
revoke execute on function publish_pass_client(text) from public;
grant execute on function publish_pass_client(text) to tradepost_app;
