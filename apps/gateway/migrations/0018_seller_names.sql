-- No shop may take a name that looks like another's: compared without case, accents, spaces, signs and look-alikes.
create function name_skeleton(value text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(
    translate(search_norm(value), 'авекмнорстухіјѕһԁӏαβεηικνορτυχ01|i', 'abekmhopctyxljshdlabenlkvoptuxolll'),
    '[][\s!-/:-@\\^_`{}~·•–—…“”‘’«»\u00AD\u200B-\u200F\u2060\uFEFF]+', '', 'g')
$$;

alter table seller add column name_key text;
create function seller_name_key() returns trigger language plpgsql as $$ begin
  new.name_key := name_skeleton(new.nick_name);
  return new;
end $$;
create trigger seller_name_key before insert or update of nick_name on seller for each row execute function seller_name_key();
-- Every row stands behind its tenant's policy, for the owner too.
do $$ declare t int; begin
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    update seller set nick_name = nick_name;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
alter table seller alter column name_key set not null, add unique (tenant_id, name_key),
  add check (nick_name is nfc normalized and nick_name !~ '[\u0001-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]');
alter table app_user add check (nick_name is nfc normalized and nick_name !~ '[\u0001-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]');
