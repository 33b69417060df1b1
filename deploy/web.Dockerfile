# The door of the stack: nginx with the built and composed frontends. docker build -f deploy/web.Dockerfile .
FROM node:24-bookworm-slim AS build
WORKDIR /stack
# The modules that the configuration is written for are those of the last stage, which is the same Debian.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static libnginx-mod-http-headers-more-filter \
  && rm -rf /var/lib/apt/lists/*
COPY . .
RUN npm ci
RUN npm run build -- site
ARG SIGN_IN_BURST
ARG SIGN_IN_PER_MINUTE
ARG TRUSTED_PROXIES
RUN npm run conf --workspace gateway -- --out /srv/nginx.conf --docs /srv/docs --site /stack/.carnet/site \
  && sed -i 's#/stack/.carnet/site#/srv/site#g' /srv/nginx.conf

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx curl libnginx-mod-http-brotli-static libnginx-mod-http-headers-more-filter \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /srv/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /srv/docs /srv/docs
COPY --from=build /stack/.carnet/site /srv/site
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "http://127.0.0.1:8080/"]
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
