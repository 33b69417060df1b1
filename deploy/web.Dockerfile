# The door of the stack: nginx with the built and composed frontends. docker build -f deploy/web.Dockerfile .
ARG NODE_IMAGE=node:24-bookworm-slim
ARG DEBIAN_IMAGE=debian:bookworm-slim

FROM ${NODE_IMAGE} AS manifests
COPY . /stack
RUN find /stack -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete

FROM ${NODE_IMAGE} AS build
WORKDIR /stack
# The modules that the configuration is written for are those of the last stage, which is the same Debian.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static libnginx-mod-http-headers-more-filter \
  && rm -rf /var/lib/apt/lists/*
COPY --from=manifests /stack .
RUN --mount=type=cache,target=/root/.npm npm ci --prefer-offline \
  && npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx --workspace shell --workspace mf-garage --workspace mf-service --workspace mf-records > /sbom.json
COPY . .
# What was built before with the same dependencies is not built again, where nothing of it has changed. The site is composed over the one
# of before, whose files are made old, so that those which are not in this one are pruned.
RUN --mount=type=cache,target=/built,sharing=locked \
  parts=".carnet/build .carnet/site shell/dist mf-garage/dist mf-service/dist mf-records/dist" \
  && before=/built/$(sha256sum package-lock.json | cut -c 1-16) \
  && if [ -d "$before" ]; then cp -a "$before/." . && find .carnet/site -type f -exec touch -d '60 days ago' {} +; fi \
  && npm run build -- site \
  && rm -rf /built/* && mkdir "$before" && cp -a --parents $parts "$before"
ARG SIGN_IN_BURST
ARG SIGN_IN_PER_MINUTE
RUN npm run conf --workspace gateway -- --out /srv/nginx.conf --docs /srv/docs --site /stack/.carnet/site --included /tmp/carnet --kept /srv/kept \
  && sed -i 's#/stack/.carnet/site#/srv/site#g' /srv/nginx.conf

FROM ${DEBIAN_IMAGE}
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx curl libnginx-mod-http-brotli-static libnginx-mod-http-headers-more-filter \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /sbom.json /srv/sbom.json
COPY deploy/web/start.sh /usr/local/bin/start-carnet
COPY --from=build /srv/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /srv/docs /srv/docs
COPY --from=build /stack/.carnet/site /srv/site
# Where a volume keeps the hashed files of earlier releases; it takes its owner from here.
RUN mkdir /srv/kept && chown www-data:www-data /srv/kept
# The account `www-data` by its number: a platform that refuses root cannot look a name up.
USER 33
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "http://127.0.0.1:8080/"]
CMD ["start-carnet"]
