#!/bin/bash
# Makes a database and a role for each service, which can reach no other database; leaves those that are there.
# Runs by itself on an empty volume, and by hand where a release has a new service (docs/operations.md).
set -eu

# The password of a service's role: GARAGE_DB_PASSWORD, or what the file GARAGE_DB_PASSWORD_FILE holds.
password_of() {
  local variable=${1^^}_DB_PASSWORD file=${1^^}_DB_PASSWORD_FILE
  if [ -n "${!file:-}" ]; then cat "${!file}"; else echo "${!variable:?is not set}"; fi
}

# By hand there is no POSTGRES_USER: the image sets it where it starts.
run() { psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres "$@"; }

create() {
  local password
  password=$(password_of "$1")
  run --quiet --set name="carnet_$1" --set password="$password" <<'SQL'
select format('create role %I login password %L', :'name', :'password')
where not exists (select from pg_roles where rolname = :'name') \gexec
select format('create database %1$I owner %1$I encoding ''UTF8'' locale_provider ''builtin'' builtin_locale ''C.UTF-8'' template template0', :'name')
where not exists (select from pg_database where datname = :'name') \gexec
revoke connect, temporary on database :"name" from public;
SQL
}

# A service for each password that is told.
for service in $(compgen -e | sed -nE 's/_DB_PASSWORD(_FILE)?$//p' | sort -u); do create "${service,,}"; done
run --quiet --command 'revoke connect on database postgres, template1 from public'
