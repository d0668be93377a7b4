import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const page = (script: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" as="font" href="/f.woff2"/></head>` +
  `<body><script nonce="x" type="module" async="">${script}</script></body>`

test('what the page’s module imports is imported later, in its order', () => {
  const later = scriptsAfterPaint(
    page(
      'import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n' +
        'window.routes = {"root":route0};\nimport("/assets/entry.js");',
    ),
  )
  const text = /<script nonce="x" type="module" async="">(.*)<\/script>/s.exec(later)?.[1] ?? ''
  expect(text).toMatch(/^await \(/)
  expect(text).toContain('(["/assets/a.js"]);')
  expect(text).toMatch(
    /await import\("\/assets\/manifest.js"\);\nconst route0 = await import\("\/assets\/root.js"\);\nwindow.routes = \{"root":route0\};\nimport\("\/assets\/entry.js"\);$/,
  )
  expect(later).not.toContain('modulepreload" href')
  expect(later).toContain('<link rel="preload" as="font" href="/f.woff2"/>')
})

test.each(['import{root}from"/assets/root.js"', 'start()'])('a script of another form is left as it is: %s', (script) =>
  expect(scriptsAfterPaint(page(script))).toBe(page(script)),
)
