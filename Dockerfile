# The product as one image: ROLE says whether a container serves pages, works on jobs, or both (docs/operations.md).
# A container is reached from outside once PUBLIC_URL says under which address: docker run -e PUBLIC_URL=https://… asteria
# Steps are tried without Docker by `node scripts/try-image.ts`.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The empty database is made for its owner's eyes alone; in the image another user copies it.
RUN npm run build && chmod -R a+rX build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The image brings Node itself; the copy in the packages is for machines without one.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data DRAIN_SECONDS=5
WORKDIR /app
RUN mkdir /data && chown 1000:1000 /data
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY package.json LICENSE NOTICE ./
COPY bin ./bin
COPY src ./src
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
