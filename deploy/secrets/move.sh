#!/bin/bash
# move.sh: moves the secrets of .env into files below ./secrets, and has compose lay deploy/secrets/compose.yml over docker-compose.yml.
# A secret that changes later is written into .env again, and moved again.
set -euo pipefail
env=${ENV_FILE:-.env}
folder=${SECRETS_DIR:-secrets}
overlay=deploy/secrets/compose.yml
# What .env says of a secret that is in a file. Services refuse it as a token, should the overlay be forgotten.
moved=in-a-file
services=$(sed -nE 's/^  ([A-Z]+)_DB_PASSWORD: .*/\1/p' "$(dirname "$0")/compose.yml" | sort -u)
needed="POSTGRES_PASSWORD INTERNAL_TOKEN $(printf '%s_DB_PASSWORD ' $services)"
optional='FILES_S3_KEY FILES_S3_SECRET SMTP_URL OIDC_PROVIDERS'

any_of() { echo "$@" | tr ' ' '|'; }

# The last line of a name counts, without quotes around its value.
value_of() { sed -n "s/^$1=//p" "$env" | tail -n 1 | sed -E "s/^'(.*)'\$/\1/; s/^\"(.*)\"\$/\1/"; }

# Whole or not at all. The folder is its owner's alone; the files are read by the accounts of containers, which are others.
write() {
  printf '%s' "$2" >"$folder/.next"
  chmod 644 "$folder/.next"
  mv "$folder/.next" "$folder/$1"
}

mkdir -p "$folder"
chmod 700 "$folder"
for name in $needed; do
  value=$(value_of "$name")
  if [ -n "$value" ] && [ "$value" != "$moved" ]; then
    write "$name" "$value"
  elif ! [ -s "$folder/$name" ]; then
    echo "$name has no value, neither in $env nor in $folder." >&2
    exit 1
  fi
done
for name in $optional; do
  value=$(value_of "$name")
  if [ -n "$value" ] || ! [ -e "$folder/$name" ]; then write "$name" "$value"; fi
done
for name in $services; do
  role=carnet_$(echo "$name" | tr A-Z a-z)
  # A guest works in the database of another service.
  case $name in NOTIFY) database=carnet_identity ;; *) database=$role ;; esac
  write "${name}_DATABASE_URL" "postgres://$role:$(cat "$folder/${name}_DB_PASSWORD")@postgres:5432/$database"
done

# Only now, with all of them in files; a copy has the rights of the file that it takes the place of.
cp -p "$env" "$env.next"
sed -E "s/^($(any_of $needed))=.*/\1=$moved/; /^($(any_of $optional))=./d; /^COMPOSE_FILE=/{\\#$overlay#!s#\$#:$overlay#;}" "$env" >"$env.next"
grep -q '^COMPOSE_FILE=' "$env.next" || echo "COMPOSE_FILE=docker-compose.yml:$overlay" >>"$env.next"
mv "$env.next" "$env"
