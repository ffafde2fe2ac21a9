#!/bin/bash
# Creates the two roles and the database. The image of PostgreSQL runs it once, when its data folder is empty; elsewhere run it
# as a superuser, with the variables of database.env.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  --set=owner_password="$OWNER_PASSWORD" --set=app_password="$APP_PASSWORD" <<'SQL'
create role tradepost_owner login password :'owner_password';
create role tradepost_app login password :'app_password';
create database tradepost owner tradepost_owner encoding 'UTF8' locale 'C.UTF-8' template template0;
SQL
