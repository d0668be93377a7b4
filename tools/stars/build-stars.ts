import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The Debian package that the positions are read from, and the sum of its list. */
const PACKAGE = 'python3-ephem_4.1.4'
const SHA256 = '864bb094a2033dfc874eb7369fb6969ae001a678c262326089451a90a0b51254'

/** The stars that reports know, by their names in the list; which ones is our choice. */
const STARS = [
  'Achernar',
  'Acrux',
  'Agena',
  'Alcyone',
  'Aldebaran',
  'Algenib',
  'Algol',
  'Alhena',
  'Alkaid',
  'Alnilam',
  'Alphard',
  'Alphecca',
  'Alpheratz',
  'Altair',
  'Antares',
  'Arcturus',
  'Bellatrix',
  'Betelgeuse',
  'Canopus',
  'Capella',
  'Castor',
  'Deneb',
  'Denebola',
  'Diphda',
  'Dubhe',
  'Elnath',
  'Fomalhaut',
  'Hamal',
  'Markab',
  'Menkar',
  'Mintaka',
  'Mirach',
  'Nunki',
  'Polaris',
  'Pollux',
  'Procyon',
  'Rasalhague',
  'Regulus',
  'Rigel',
  'Rigil Kentaurus',
  'Scheat',
  'Sirius',
  'Spica',
  'Unukalhai',
  'Vega',
]

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('where is the unpacked package?')
const bytes = readFileSync(join(folder, 'usr/lib/python3/dist-packages/ephem/stars.py'))
const sha256 = createHash('sha256').update(bytes).digest('hex')
if (sha256 !== SHA256) throw new Error(`stars.py has sha256 ${sha256}, not that of ${PACKAGE}`)
const rows = bytes
  .toString('utf8')
  .split('\n')
  .map((line) => line.split(/[,|]/))
const lines = STARS.map((name) => {
  const row = rows.find((fields) => fields[0] === name && fields.length > 8)
  if (!row) throw new Error(`no ${name}`)
  const [rightAscensionHours, pmRa, declination, pmDec, magnitude] = row.slice(4, 9).map(Number)
  const degrees = ((rightAscensionHours ?? NaN) * 15).toFixed(6)
  return `  { name: '${name.toLowerCase().replace(' ', '-')}', rightAscensionDeg: ${Number(degrees)}, declinationDeg: ${Number(declination?.toFixed(6))}, motionRa: ${pmRa}, motionDec: ${pmDec}, magnitude: ${magnitude} },`
})
const file = 'src/astro/stars/star-catalogue.ts'
const before = readFileSync(file, 'utf8')
const [head = ''] = before.split('export const STARS')
writeFileSync(
  file,
  `${head}export const STARS = [\n${lines.join('\n')}\n] as const satisfies readonly Star[]\n\nexport type StarName = (typeof STARS)[number]['name']\n`,
)
execFileSync('oxfmt', [file])
