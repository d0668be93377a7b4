interface Lock {
  packages: Record<string, { license?: string; dev?: boolean; link?: boolean; extraneous?: boolean }>
}

/** What may be built on: nothing that would bind the product's own source. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'PostgreSQL',
  // Of libraries that are linked to as they are, such as libvips.
  'LGPL-3.0-or-later',
]

/** Of a choice one is enough; of a sum, each must do. */
const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => ALLOWED.includes(part.trim())))

/** The licences of what is installed in production, counted, and those that may not be. */
export function licencesOf(lockText: string): { allowed: Record<string, number>; refused: string[] } {
  const { packages } = JSON.parse(lockText) as Lock
  const allowed: Record<string, number> = {}
  const refused: string[] = []
  for (const [path, { license: licence = 'none named', dev, link }] of Object.entries(packages)) {
    if (path === '' || dev || link) continue
    if (isAllowed(licence)) allowed[licence] = (allowed[licence] ?? 0) + 1
    else refused.push(`${path.replace(/^.*node_modules\//, '')} (${licence})`)
  }
  return { allowed, refused }
}
