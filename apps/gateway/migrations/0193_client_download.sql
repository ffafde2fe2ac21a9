-- Where the desktop client of the Family Game PASS is fetched. Without an address there is nothing to use a pass with, so
-- the gateway sells none; storefronts learn of it with the rest of the site.
alter table site add column client_download_url text check (client_download_url ~ '^https://[^[:space:]"<>]+$');
