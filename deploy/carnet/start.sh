#!/bin/bash
# The first process of the container that has everything: starts PostgreSQL, the services, the gateway and the daily backup, and ends them in the
# opposite order. One that dies ends the container with a sentence, and Docker starts all of it again (ADR 109).
# The first process of a container adopts what others leave behind; bash reaps it by itself.
set -uo pipefail

data=/data
run=/tmp/carnet
postgresql=/usr/local/lib/postgresql/bin

# Lines of a log as JSON, as those of services and gateway are.
as_json() { exec sed -u -E 's/[\\"]/\\&/g; s/[[:cntrl:]]/ /g; s/.*/{"level":'"$2"',"service":"'"$1"'","msg":"&"}/'; }
say() { echo "$2" | as_json carnet "$1"; }
refuse() {
  say 50 "$1"
  exit 1
}
# What bash itself has to say.
exec 2> >(as_json carnet 40)

[ "$(id -u)" != 0 ] || refuse 'Carnet does not run as root, which PostgreSQL refuses: leave --user away.'
[ -w $data ] || refuse "Account $(id -u) cannot write to $data. Where it is a folder of the machine: chown $(id -u) FOLDER."
umask 077
leaving=
trap 'leaving=yes' TERM INT QUIT
mkdir -p $run $data/files $data/mail $data/backups $data/kept
exec 9>$data/lock
flock --nonblock 9 || refuse 'Another container runs on this volume. Nothing was started.'

# The lock says that no other runs, so that what is left was left by one that was killed; its number may be anybody's now.
rm -f $data/pg/postmaster.pid
major=$($postgresql/postgres --version | sed -E 's/[^0-9]*([0-9]+).*/\1/')
if [ -s $data/pg/PG_VERSION ] && [ "$(cat $data/pg/PG_VERSION)" != "$major" ]; then
  refuse "The volume has data of PostgreSQL $(cat $data/pg/PG_VERSION), and this image has $major. Nothing was changed. docs/operations.md says how the data gets here: by a backup that the image of before makes."
fi
node scripts/lib/cluster.js 2>&1 | sed -u -E 's/^ *[0-9.]+ s  //' | as_json carnet 30 || refuse 'PostgreSQL could not be prepared. Why is said above.'

start_postgres() {
  # Small, and without what many processors or much memory would be used by.
  $postgresql/postgres -D $data/pg -p 5432 -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c log_error_verbosity=terse \
    -c "shared_buffers=${POSTGRES_SHARED_BUFFERS:-32MB}" -c max_connections=59 -c max_worker_processes=1 -c max_parallel_workers=0 \
    -c autovacuum_max_workers=1 -c jit=off -c max_wal_size=256MB -c max_wal_senders=0 -c wal_level=minimal \
    2> >(as_json postgres 30) &
  postgres=$!
  until grep -qs '^ready' $data/pg/postmaster.pid || ! kill -0 $postgres 2>/dev/null; do sleep 0.1; done
}

# Where the gateway finds the services: the image says their ports.
for service in ${SERVICES//,/ }; do
  name=${service^^}
  port=${name}_PORT
  export "${name}_UPSTREAM=127.0.0.1:${!port}"
done

start_services() {
  node --max-semi-space-size=4 --heap-growing-percent=25 \
    --import ./scripts/lib/tidy-at-rest.mjs --import ./scripts/lib/children-first.mjs /usr/local/bin/with-secrets.mjs scripts/stack.mjs \
    2> >(as_json services 50) &
  services=$!
  waiting=
  echo $services >$run/services.pid
}

start_gateway() {
  # Instances do not move here; a proxy in front may.
  KEPT_DIR=$data/kept LOOK_EVERY_SECONDS=${LOOK_EVERY_SECONDS:-5} start-gateway 2> >(as_json gateway 50) &
  gateway=$!
}

answers() { exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /api/health HTTP/1.0\r\n\r\n' >&3 && read -r -t 2 answer <&3 && [[ $answer == *' 200 '* ]]; }

# The first backup waits until there is something to back up.
start_backups() {
  (
    until (answers) 2>/dev/null; do sleep 1; done
    exec carnet-backups > >(sed -u -E 's/^ *[0-9.]+ s  //' | as_json backup 30) 2>&1
  ) &
  backups=$!
}

# Waits for the end of a process, for so many seconds at most, and insists then.
finish() {
  kill -s "$1" "$2" 2>/dev/null || return 0
  local tenths=$(($3 * 10))
  while kill -0 "$2" 2>/dev/null && ((tenths-- > 0)); do sleep 0.1; done
  kill -KILL "$2" 2>/dev/null && say 40 "$4 had to be killed."
  return 0
}

# In less than the ten seconds that Docker waits: whoever is being answered has 3.
finish_all() {
  finish TERM $backups 1 'The backup'
  # Which a shell in the background hears of, other than SIGQUIT; it has nginx answer what it was asked.
  finish TERM $gateway 3 'The gateway'
  finish TERM $services 4 'The process of the services'
  finish INT $postgres 60 PostgreSQL
}

[ -z "$leaving" ] || exit 0
start_postgres
start_services
start_gateway
start_backups
say 30 'Carnet starts at port 8080.'

failed=
while [ -z "$leaving" ] && [ -z "$failed" ]; do
  wait -n -p gone $postgres $services $gateway $backups
  code=$?
  [ -n "${gone:-}" ] || continue
  case $gone in
    "$services")
      if ! flock --nonblock $run/restoring true; then
        # What stands for the services is somebody who waits until they may start.
        flock $run/restoring true &
        services=$!
        waiting=$services
      elif [ "$gone" = "$waiting" ]; then
        start_services
      else
        failed="The process of the services ended with $code."
      fi
      ;;
    "$postgres") failed="PostgreSQL ended with $code." ;;
    "$gateway") failed="The gateway ended with $code." ;;
    *) failed="The daily backup ended with $code." ;;
  esac
done
[ -z "$failed" ] || say 50 "$failed All else is ended; docker run --restart unless-stopped has Docker start it again."
finish_all
say 30 'Carnet has ended; everything is kept.'
[ -z "$failed" ]
