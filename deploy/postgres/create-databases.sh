#!/bin/sh
# Runs once, on an empty volume: a database and a role for each service, which can reach no other database.
set -eu

create() {
  psql --set ON_ERROR_STOP=1 --set name="carnet_$1" --set password="$2" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name" encoding 'UTF8' locale_provider 'builtin' builtin_locale 'C.UTF-8' template template0;
revoke connect, temporary on database :"name" from public;
SQL
}

create identity "$IDENTITY_DB_PASSWORD"
create garage "$GARAGE_DB_PASSWORD"
create service "$SERVICE_DB_PASSWORD"
create records "$RECORDS_DB_PASSWORD"
create dossier "$DOSSIER_DB_PASSWORD"
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres --command 'revoke connect on database postgres, template1 from public'
