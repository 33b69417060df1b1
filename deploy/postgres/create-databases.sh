#!/bin/bash
# Runs once, on an empty volume: a database and a role for each service, which can reach no other database.
set -eu

# The password of a service's role: GARAGE_DB_PASSWORD, or what the file GARAGE_DB_PASSWORD_FILE holds.
password_of() {
  local variable=${1^^}_DB_PASSWORD file=${1^^}_DB_PASSWORD_FILE
  if [ -n "${!file:-}" ]; then cat "${!file}"; else echo "${!variable:?is not set}"; fi
}

create() {
  local password
  password=$(password_of "$1")
  psql --set ON_ERROR_STOP=1 --set name="carnet_$1" --set password="$password" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name" encoding 'UTF8' locale_provider 'builtin' builtin_locale 'C.UTF-8' template template0;
revoke connect, temporary on database :"name" from public;
SQL
}

# A service for each password that is told.
for service in $(compgen -e | sed -nE 's/_DB_PASSWORD(_FILE)?$//p' | sort -u); do create "${service,,}"; done
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres --command 'revoke connect on database postgres, template1 from public'
