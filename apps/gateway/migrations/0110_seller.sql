-- Sellers and their levels. How their marks and totals come about is in the file of the seller's record.

-- No shop may take a name that looks like another's: compared without case, accents, spaces, signs and look-alikes.
-- NOTE: not search_norm, on purpose: names stay what they were compared by.
create function name_skeleton(value text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(
    translate(
      translate(
        regexp_replace(lower(unaccent('unaccent'::regdictionary, normalize(value, NFKC))), '[\u0640\u064B-\u065F\u0670]', '', 'g'),
        'أإآٱىةؤئ٠١٢٣٤٥٦٧٨٩', 'اااايهوي0123456789'),
      'авекмнорстухіјѕһԁӏαβεηικνορτυχ01|i', 'abekmhopctyxljshdlabenlkvoptuxolll'),
    '[][\s!-/:-@\\^_`{}~·•–—…“”‘’«»\u00AD\u200B-\u200F\u2060\uFEFF]+', '', 'g')
$$;

create table seller (
  tenant_id int not null references tenant,
  id bigint not null,
  -- The person who speaks for a shop; a person speaks for one shop at most.
  user_id bigint,
  nick_name text not null
    check (nick_name is nfc normalized and nick_name !~ '[\u0001-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]'),
  name_key text not null,
  about jsonb not null default '{}',
  avatar_path text not null,
  banner_path text not null,
  -- Mean of spoken reviews to one decimal; null without reviews.
  rating numeric(2, 1) check (rating between 0 and 5),
  score_sum int not null default 0,
  review_count int not null default 0,
  level int,
  ekyc boolean not null default false,
  deposit boolean not null default false,
  indemnity boolean not null default false,
  delivery_speed numeric(2, 1),
  service_attitude numeric(2, 1),
  product_description numeric(2, 1),
  performance_score numeric(4, 1) check (performance_score between 0 and 100),
  total_orders int not null default 0,
  -- Listed offers, as brand_category counts them for its page.
  offer_count int not null default 0,
  -- Sellers pin themselves to online or offline, or are online while their site is open.
  presence text not null default 'auto' check (presence in ('auto', 'online', 'offline')),
  last_seen_at timestamptz,
  member_since timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, user_id),
  unique (tenant_id, name_key),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
call protect_tenant_table('seller');

create function seller_name_key() returns trigger language plpgsql as $$ begin
  new.name_key := name_skeleton(new.nick_name);
  return new;
end $$;
create trigger seller_name_key before insert or update of nick_name on seller for each row execute function seller_name_key();
create trigger shown_changed after insert or update or delete on seller
  for each row execute function shown_changed('seller', '{total_orders,last_seen_at,offer_count}');

create table seller_level_record (
  tenant_id int not null,
  seller_id bigint not null,
  since timestamptz not null,
  level int not null,
  primary key (tenant_id, seller_id, since),
  foreign key (tenant_id, seller_id) references seller
);
call protect_tenant_table('seller_level_record');
