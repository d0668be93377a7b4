import type { ServerBuild } from 'react-router'

/**
 * A build as Russian pages name its files: what differs by language is in a folder of its own (`scripts/write-languages.ts`).
 * @param files the paths of all files of the client
 */
export function buildInRussian(build: ServerBuild, files: ReadonlySet<string>): ServerBuild {
  const assets = JSON.stringify(build.assets).replaceAll(/"\/assets\/([\w.~-]+\.js)"/g, (named, name: string) =>
    files.has(`/assets/ru/${name}`) ? `"/assets/ru/${name}"` : named,
  )
  return { ...build, assets: JSON.parse(assets) as ServerBuild['assets'] }
}
