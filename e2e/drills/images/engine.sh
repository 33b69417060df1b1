#!/usr/bin/env bash
# engine.sh start|stop: a Docker engine of Debian's packages, where none answers. FOLDER keeps its images. Wants root.
set -euo pipefail
action=${1:?start or stop}
folder=${FOLDER:?where the engine keeps its data}
case $action in
  start)
    if ! command -v dockerd >/dev/null || ! command -v debootstrap >/dev/null || ! command -v docker-compose >/dev/null; then
      apt-get update -q
      DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends docker.io docker-compose iptables debootstrap
    fi
    docker info >/dev/null 2>&1 && exit 0
    mkdir -p "$folder"
    # The two flags are how an engine of today is: networks with IPv6 hand callers on under their own addresses.
    setsid nohup dockerd --data-root "$folder/data" --experimental --ip6tables >"$folder/log" 2>&1 &
    echo $! >"$folder/pid"
    for _ in $(seq 120); do
      docker info >/dev/null 2>&1 && exit 0
      sleep 0.5
    done
    tail -5 "$folder/log" >&2
    exit 1
    ;;
  stop)
    [ -s "$folder/pid" ] || exit 0
    kill "$(cat "$folder/pid")" 2>/dev/null || true
    rm -f "$folder/pid"
    ;;
esac
