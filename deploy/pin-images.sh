#!/bin/bash
# pin-images.sh: what the images are built on and run beside, by digest, as lines for .env:
#   deploy/pin-images.sh >> .env
# Each is pulled first. Run it again where newer ones are wanted; the last line of a name counts.
set -euo pipefail
docker=${DOCKER:-docker}
names=("NODE_IMAGE=node:24-bookworm-slim" "DEBIAN_IMAGE=debian:bookworm-slim" "POSTGRES_IMAGE=postgres:18-bookworm")
[ "${1:-}" != --caddy ] || names+=("CADDY_IMAGE=caddy:2")

for line in "${names[@]}"; do
  variable=${line%%=*}
  tag=${line#*=}
  "$docker" pull --quiet "$tag" >/dev/null
  # The digest is of the list of platforms, so that the line holds on amd64 and arm64.
  digest=$("$docker" image inspect --format '{{range .RepoDigests}}{{println .}}{{end}}' "$tag" | sed -n 's/.*@//p' | head -n 1)
  [ -n "$digest" ] || { echo "$tag has no digest: it was made here, and comes from no registry." >&2; exit 1; }
  echo "$variable=$tag@$digest"
done
