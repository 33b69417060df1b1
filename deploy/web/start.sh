#!/bin/sh
# Starts nginx, and has it read its configuration anew when a service gets or loses an instance, or a proxy in front another address:
# Debian's nginx looks names up once, and one name that is unknown would keep it from starting. A service without an instance is 503,
# all else works.
set -u

included=${INCLUDED_DIR:-/tmp/carnet}
site=${SITE_DIR:-/srv/site}
kept=${KEPT_DIR:-/srv/kept}
conf=${NGINX_CONF:-/etc/nginx/nginx.conf}
# Those that the configuration leads to.
services=$(sed -n 's#^ *proxy_pass http://\([a-z]*\);#\1#p' "$conf" | sort -u)
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

# The machine that the containers run on, as connections of its own come from it: by the default route, whose bytes stand backwards.
host_address() {
  awk '$2 == "00000000" { print $3; exit }' "${ROUTES:-/proc/net/route}" | sed -E 's/(..)(..)(..)(..)/0x\4 0x\3 0x\2 0x\1/' | while read -r bytes; do
    printf '%d.%d.%d.%d\n' $bytes
  done
}

# Whose X-Forwarded-For and X-Forwarded-Proto are believed: the proxies in front, with commas between: addresses, networks, names of
# containers, or `host` for this machine.
trusted_proxies() {
  for proxy in $(echo "${TRUSTED_PROXIES:-}" | tr ',' ' '); do
    case $proxy in
      host) host_address ;;
      *[:/]* | *[0-9].[0-9]*) echo "$proxy" ;;
      *) getent ahostsv4 "$proxy" | awk '$2 == "STREAM" { print $1 }' | sort -u ;;
    esac
  done
}

# Writes what nginx includes as `next`, and puts it in place where something has changed.
renew() {
  proxies=$(trusted_proxies)
  mkdir -p "$included/next"
  upstreams >"$included/next/upstreams.conf"
  for proxy in $proxies; do echo "set_real_ip_from $proxy;"; done >"$included/next/real-ip.conf"
  for proxy in $proxies; do echo "$proxy 1;"; done >"$included/next/trusted.conf"
  changed=
  for file in upstreams.conf real-ip.conf trusted.conf; do
    cmp -s "$included/next/$file" "$included/$file" && continue
    mv "$included/next/$file" "$included/$file"
    changed=yes
  done
  [ -n "$changed" ]
}

# Pages that are open ask for the hashed files of the release that they came with. This release's are kept beside those of before it,
# until they have not been anybody's for so many days. All at once and not one by one, since they are thousands; and each by a link, so
# that none is ever there by half.
keep_files() {
  [ -d "$kept" ] && [ -w "$kept" ] && cd "$site" || return 0
  part=$kept/.part-$(hostname)
  rm -rf "$part"
  mkdir "$part"
  find . -type f \( -path './assets/*' -o -path './remotes/*' \) | sort >"$included/current"
  (cd "$kept" && find . -type f | sort) | comm -23 "$included/current" - | tr '\n' '\0' | xargs -0 -r cp --parents -t "$part"
  cp -aln "$part/." "$kept"
  rm -rf "$part"
  (cd "$kept" && tr '\n' '\0' <"$included/current" | xargs -0 -r touch)
  find "$kept" -type f -mtime "+$keep_days" -delete
}

renew
nginx -t -q || exit 1
nginx -e stderr -g 'daemon off;' &
nginx=$!
leaving=
trap 'leaving=yes; kill -QUIT $nginx' QUIT TERM INT
# Beside it: whoever asks meanwhile for a file of this release has it from the site.
(keep_files) &

# A day has so many looks; then the files of this release are of today again.
looks=$((86400 / every))
look=0
while [ -z "$leaving" ] && kill -0 $nginx 2>/dev/null; do
  sleep "$every" &
  wait $!
  look=$((look + 1))
  if [ $((look % looks)) -eq 0 ]; then (keep_files) & fi
  renew && kill -HUP $nginx
done
wait $nginx
