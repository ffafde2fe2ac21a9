-- Addresses the shop has taken for itself since; mirrors reservedAliases of the contract.
insert into reserved_alias select unnest(array[
  'cookies', 'offline', 'reviews', 'consent', 'compare', 'sitemaps', 'og', 'icons', 'around.json', 'sw.js'])
  on conflict do nothing;
