-- A domain is kept in ASCII, the one form that the name system knows (UTS 46). This brings rows of before into it.
create function punycode(label text) returns text language plpgsql immutable as $$
declare
  points int[] := array(select ascii(c) from regexp_split_to_table(label, '') with ordinality as t (c, at) order by at);
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  written text := regexp_replace(label, '[^\u0001-\u007F]', '', 'g');
  plain int := char_length(written);
  handled int := plain;
  n int := 128; delta int := 0; bias int := 72;
  next_point int; point int; q int; k int; t int;
begin
  if plain > 0 then written := written || '-'; end if;
  while handled < cardinality(points) loop
    select min(p) into next_point from unnest(points) p where p >= n;
    delta := delta + (next_point - n) * (handled + 1);
    n := next_point;
    foreach point in array points loop
      if point < n then delta := delta + 1; end if;
      if point = n then
        q := delta; k := 36;
        loop
          t := least(greatest(k - bias, 1), 26);
          exit when q < t;
          written := written || substr(digits, t + (q - t) % (36 - t) + 1, 1);
          q := (q - t) / (36 - t);
          k := k + 36;
        end loop;
        written := written || substr(digits, q + 1, 1);
        delta := case when handled = plain then delta / 700 else delta / 2 end;
        delta := delta + delta / (handled + 1);
        k := 0;
        while delta > 455 loop delta := delta / 35; k := k + 36; end loop;
        bias := k + 36 * delta / (delta + 38);
        delta := 0;
        handled := handled + 1;
      end if;
    end loop;
    delta := delta + 1;
    n := n + 1;
  end loop;
  return 'xn--' || written;
end $$;

create function ascii_domain(address text) returns text language sql immutable as $$
  select split_part(address, '@', 1) || '@' || string_agg(
    case when label ~ '[^\u0001-\u007F]' then punycode(label) else label end, '.' order by at)
  from regexp_split_to_table(lower(normalize(split_part(address, '@', 2), nfkc)), '\.') with ordinality as t (label, at)
$$;

-- Two accounts that turn out to have one address both stay: the one with the ASCII form keeps the address for signing in,
-- or else the older one; each such pair is named in the security record of the other.
do $$ declare t int; person record; other bigint; begin
  for t in select id from tenant order by id loop
    perform set_config('app.tenant_id', t::text, true);
    update app_user set email = split_part(email, '@', 1) || '@' || lower(split_part(email, '@', 2))
      where tenant_id = t and split_part(email, '@', 2) ~ '^[\u0001-\u007F]+$';
    for person in select id, email, email_key from app_user
      where tenant_id = t and split_part(email_key, '@', 2) ~ '[^\u0001-\u007F]' order by created_at, id
    loop
      select id into other from app_user where tenant_id = t and email_key = ascii_domain(person.email_key);
      if found then
        insert into security_event (tenant_id, kind, user_id, ip, facts, at)
          values (t, 'email_collision', person.id, '', jsonb_build_object('sameAddressAs', other::text), now());
        raise warning 'tenant %: the accounts % and % have one email address; signing in finds %', t, other, person.id, other;
      else
        update app_user set email = ascii_domain(person.email), email_key = ascii_domain(person.email_key)
          where tenant_id = t and id = person.id;
      end if;
    end loop;
    -- Codes and pauses live for minutes; those of a spelling that is not asked for any more would only lie there.
    delete from verify_code where tenant_id = t and split_part(email_key, '@', 2) ~ '[^\u0001-\u007F]';
    delete from verify_ticket where tenant_id = t and split_part(email_key, '@', 2) ~ '[^\u0001-\u007F]';
    delete from code_send where tenant_id = t and split_part(email_key, '@', 2) ~ '[^\u0001-\u007F]';
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
drop function ascii_domain(text);
drop function punycode(text);
