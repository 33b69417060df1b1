#!/bin/bash
# Makes a database and a role for each service, which can reach no other database; leaves those that are there.
# Runs by itself on an empty volume, and by hand where a release has a new service (docs/operations.md).
set -eu

# The password of a service's role: GARAGE_DB_PASSWORD, or what the file GARAGE_DB_PASSWORD_FILE holds.
password_of() {
  local variable=${1^^}_DB_PASSWORD file=${1^^}_DB_PASSWORD_FILE
  if [ -n "${!file:-}" ]; then cat "${!file}"; else echo "${!variable:?is not set}"; fi
}

run() { psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres "$@"; }

create() {
  local password
  password=$(password_of "$1")
  run --set name="carnet_$1" --set password="$password" <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name" encoding 'UTF8' locale_provider 'builtin' builtin_locale 'C.UTF-8' template template0;
revoke connect, temporary on database :"name" from public;
SQL
}

is_there() { [ "$(run -At --command "select count(*) from pg_database where datname = 'carnet_$1'")" = 1 ]; }

# A service for each password that is told.
for service in $(compgen -e | sed -nE 's/_DB_PASSWORD(_FILE)?$//p' | sort -u); do
  is_there "${service,,}" || create "${service,,}"
done
run --command 'revoke connect on database postgres, template1 from public'
