import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { buildInRussian } from './build-in-russian.ts'

test('a Russian page names scripts of its own where there are, and shares everything else of the build', () => {
  const build = {
    assets: {
      entry: { module: '/assets/entry-a1.js', imports: ['/assets/react-b2.js'] },
      url: '/assets/manifest-c3.js',
    },
    publicPath: '/',
  } as unknown as ServerBuild
  const russian = buildInRussian(build, new Set(['/assets/ru/entry-a1.js', '/assets/ru/manifest-c3.js']))
  expect(russian.assets).toEqual({
    entry: { module: '/assets/ru/entry-a1.js', imports: ['/assets/react-b2.js'] },
    url: '/assets/ru/manifest-c3.js',
  })
  expect(russian.publicPath).toBe('/')
})
