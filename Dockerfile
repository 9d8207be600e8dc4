# docker build -t cantina .
# docker run -d --name cantina -p 127.0.0.1:8080:8080 -v cantina:/data cantina
# docker exec cantina cantina backup /data/copy.db --data /data/tables.db
FROM node:22-bookworm-slim AS pages
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm install --no-save --no-fund --no-audit --silent
COPY web ./
RUN npm run --silent build

FROM rust:1-slim-bookworm AS program
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
COPY --from=pages /src/web/dist web/dist
RUN cargo build --release --locked -p cantina

FROM debian:bookworm-slim
COPY --from=program /src/target/release/cantina /usr/local/bin/cantina
RUN install --directory --owner=65532 --group=65532 --mode=0700 /data
USER 65532:65532
VOLUME /data
EXPOSE 8080
# `--inside` stays within the container: `docker exec cantina cantina admin --at 127.0.0.1:9090 tables`.
ENTRYPOINT ["/usr/local/bin/cantina"]
CMD ["serve", "--addr", "0.0.0.0:8080", "--inside", "127.0.0.1:9090", "--data", "/data/tables.db", "--log-format", "json"]
