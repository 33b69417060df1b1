#!/bin/bash
# run.sh              makes a backup every BACKUP_EVERY_HOURS, keeps the newest BACKUP_KEEP, and goes on.
# run.sh now        makes one.
# run.sh restore …  brings one back: restore --from /backups/<time>, with the services stopped.
set -euo pipefail
folder=${BACKUP_DIR:-/backups}
every=$((${BACKUP_EVERY_HOURS:-24} * 3600))
keep=${BACKUP_KEEP:-14}

task() { "${RUN_TASK:-node}" "scripts/lib/$1.js" "${@:2}"; }

complete() { find "$folder" -mindepth 2 -maxdepth 2 -name manifest.json -printf '%h\n' | sort; }

make() {
  local name part
  name=$(date -u +%Y-%m-%dT%H-%M-%S)
  part=$folder/.part-$name
  rm -rf "$folder"/.part-*
  task backup --to "$part" || return 1
  mv "$part" "$folder/$name"
  complete | head -n "-$keep" | xargs -r rm -rf
}

trap 'exit 0' TERM INT
case ${1:-} in
  now) make ;;
  # What it replaces is backed up first, into the same volume.
  restore) CARNET_STATE=$folder task restore --built "${@:2}" ;;
  *)
    while true; do
      newest=$(complete | tail -n 1)
      age=$every
      [ -z "$newest" ] || age=$(($(date +%s) - $(stat -c %Y "$newest/manifest.json")))
      if [ "$age" -ge "$every" ]; then
        if ! make; then
          echo 'The backup failed; it is tried again in five minutes.' >&2
          sleep 300 &
          wait $!
          continue
        fi
        age=0
      fi
      sleep $((every - age)) &
      wait $!
    done
    ;;
esac
