#!/bin/sh
# Starts nginx, and has it read its configuration anew when a service gets or loses an instance: Debian's nginx looks names up once,
# and one name that is unknown would keep it from starting. A service without an instance is 503, all else works.
set -u

included=${INCLUDED_DIR:-/tmp/carnet}
site=${SITE_DIR:-/srv/site}
kept=${KEPT_DIR:-/srv/kept}
services="identity garage service records dossier"
every=${LOOK_EVERY_SECONDS:-1}
keep_days=${KEEP_FILES_DAYS:-30}

# The instances of svc-NAME: what NAME_UPSTREAM says (host:port, several with commas), else svc-NAME:8080; each as address:port.
instances() {
  variable=$(echo "$1" | tr a-z A-Z)_UPSTREAM
  eval "given=\${$variable:-svc-$1:8080}"
  echo "$given" | tr ',' '\n' | while IFS=: read -r host port; do
    getent ahostsv4 "$host" | awk -v port="${port:-8080}" '$2 == "STREAM" { print $1 ":" port }'
  done | sort -u
}

# Of several servers one that is dead is left alone for a second; the only one is asked each time.
upstream() {
  name=$1
  shift
  marking="max_fails=0"
  [ $# -gt 1 ] && marking="max_fails=1 fail_timeout=1s"
  echo "upstream $name {"
  for server in "$@"; do echo "  server $server $marking;"; done
  [ $# -eq 0 ] && echo "  server 127.0.0.1:9 down;"
  printf '  keepalive 64;\n  keepalive_requests 100000;\n  keepalive_timeout 60s;\n}\n'
}

upstreams() {
  all=
  for service in $services; do
    found=$(instances "$service")
    all="$all $found"
    upstream "$service" $found
  done
  upstream any-service $all
}

# Whose X-Forwarded-For and X-Forwarded-Proto are believed: the proxies in front, addresses or networks with commas between.
trusted_proxies() {
  : >"$included/real-ip.conf"
  : >"$included/trusted.conf"
  for network in $(echo "${TRUSTED_PROXIES:-}" | tr ',' ' '); do
    echo "set_real_ip_from $network;" >>"$included/real-ip.conf"
    echo "$network 1;" >>"$included/trusted.conf"
  done
}

# Pages that are open ask for the hashed files of the release that they came with. This release's are kept beside those of before it,
# until they have not been anybody's for so many days.
keep_files() {
  [ -d "$kept" ] && [ -w "$kept" ] || return 0
  for folder in assets remotes; do
    [ -d "$site/$folder" ] || continue
    (cd "$site" && find "$folder" -type d -exec mkdir -p "$kept/{}" \; && find "$folder" -type f) | while read -r file; do
      if [ -f "$kept/$file" ]; then touch "$kept/$file"; else cp "$site/$file" "$kept/$file.part" && mv "$kept/$file.part" "$kept/$file"; fi
    done
  done
  find "$kept" -type f -mtime "+$keep_days" -delete
}

mkdir -p "$included"
trusted_proxies
upstreams >"$included/upstreams.conf"
keep_files
nginx -t -q || exit 1
nginx -e stderr -g 'daemon off;' &
nginx=$!
trap 'kill -QUIT $nginx' QUIT TERM INT

# A day has so many looks; then the files of this release are of today again.
looks=$((86400 / every))
look=0
while kill -0 $nginx 2>/dev/null; do
  sleep "$every" &
  wait $!
  look=$((look + 1))
  [ $((look % looks)) -eq 0 ] && keep_files
  upstreams >"$included/upstreams.new"
  if ! cmp -s "$included/upstreams.new" "$included/upstreams.conf"; then
    mv "$included/upstreams.new" "$included/upstreams.conf"
    kill -HUP $nginx
  fi
done
wait $nginx
