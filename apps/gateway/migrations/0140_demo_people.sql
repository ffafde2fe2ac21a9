-- People that the seed made to try a shop with. Their password is public, so production refuses a database that holds one.
alter table app_user add column demo boolean not null default false;
-- In shops that were seeded before they are known by their addresses, which no mail server can serve (RFC 2606).
alter table app_user disable trigger user;
alter table app_user no force row level security;
update app_user set demo = true where email_key in ('demo@tradepost.example', 'demo-seller@tradepost.example',
  'demo-service@tradepost.example', 'demo-service2@tradepost.example', 'demo-renter@tradepost.example');
alter table app_user force row level security;
alter table app_user enable trigger user;
-- Nobody who is marked becomes an ordinary person.
create function demo_stays() returns trigger language plpgsql as $$ begin
  if old.demo and not new.demo then
    raise exception 'a demo person stays one' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger demo_stays before update of demo on app_user for each row execute function demo_stays();
create index demo_people on app_user (tenant_id) where demo;
