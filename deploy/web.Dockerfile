# The door of the stack: nginx with the built and composed frontends. docker build -f deploy/web.Dockerfile .
ARG NODE_IMAGE=node:24-bookworm-slim
ARG DEBIAN_IMAGE=debian:bookworm-slim

# npm wants the manifest of every workspace, and nothing else, so that a change of code does not install anew.
FROM ${NODE_IMAGE} AS manifests
RUN --mount=type=bind,target=/context cd /context && mkdir /stack \
  && find . -type f \( -name package.json -o -name package-lock.json -o -name .npmrc \) -exec cp --parents -t /stack {} +

FROM ${NODE_IMAGE} AS tools
WORKDIR /stack
# The modules that the configuration is written for are those of the last stage, which is the same Debian.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static libnginx-mod-http-headers-more-filter \
  && rm -rf /var/lib/apt/lists/*
COPY --from=manifests /stack .
RUN --mount=type=cache,target=/root/.npm npm ci --prefer-offline \
  && npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx --workspace shell --workspace mf-garage --workspace mf-service --workspace mf-records > /sbom.json

# What the pages are made of: a line of a service builds nothing here.
FROM tools AS site
COPY packages packages
COPY shell shell
COPY mf-garage mf-garage
COPY mf-service mf-service
COPY mf-records mf-records
COPY scripts scripts
# What was built before with the same dependencies is not built again, where nothing of it has changed. The site is composed over the one
# of before, whose files are made old, so that those which are not in this one are pruned.
RUN --mount=type=cache,target=/stack/.carnet,id=carnet-web,sharing=locked \
  if ! cmp -s package-lock.json .carnet/package-lock.json; then rm -rf .carnet/*; else cp -a .carnet/built/. . \
  && find .carnet/site -type f -exec touch -d '60 days ago' {} +; fi \
  && npm run build -- site \
  && rm -rf .carnet/built && mkdir .carnet/built && cp -a --parents shell/dist mf-garage/dist mf-service/dist mf-records/dist .carnet/built \
  && cp package-lock.json .carnet/ \
  && cp -a .carnet/site /srv/site

# The configuration and the API documentation. All that they know of the site is the hashes in its policy, which a text leaves as they are.
FROM tools AS conf
COPY packages/tooling packages/tooling
COPY gateway gateway
COPY svc-identity/openapi.json svc-identity/
COPY svc-garage/openapi.json svc-garage/
COPY svc-service/openapi.json svc-service/
COPY svc-records/openapi.json svc-records/
COPY svc-dossier/openapi.json svc-dossier/
COPY --from=site /srv/site/csp.json /srv/site/
ARG SIGN_IN_BURST
ARG SIGN_IN_PER_MINUTE
RUN npm run conf --workspace gateway -- --out /srv/nginx.conf --docs /srv/docs --included /tmp/carnet --kept /srv/kept

FROM ${DEBIAN_IMAGE}
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx curl libnginx-mod-http-brotli-static libnginx-mod-http-headers-more-filter \
  && rm -rf /var/lib/apt/lists/*
COPY --from=tools /sbom.json /srv/sbom.json
COPY deploy/web/start.sh /usr/local/bin/start-carnet
COPY --from=conf /srv/nginx.conf /etc/nginx/nginx.conf
COPY --from=conf /srv/docs /srv/docs
# Where a volume keeps the hashed files of earlier releases; it takes its owner from here.
RUN mkdir /srv/kept && chown www-data:www-data /srv/kept
COPY --from=site /srv/site /srv/site
# The account `www-data` by its number: a platform that refuses root cannot look a name up.
USER 33
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "http://127.0.0.1:8080/"]
CMD ["start-carnet"]
