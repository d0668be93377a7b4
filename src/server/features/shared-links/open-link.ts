import type { SharedThing } from '#contract/shared-links.ts'
import type { Lang } from '#language/lang.ts'
import type { ReportDiagram } from '#reading/reports/report-document.ts'
import { AppError } from '#platform/app-error.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { getShownChart } from '../charts/api.ts'
import { getShownReport } from '../reports/api.ts'
import { withoutLastName, withoutMentions } from './domain/without-birth.ts'
import { findOpenLink, type SharedLinkRow } from './queries.ts'

/** As `newSecret` makes them. */
const TOKEN = /^[\w-]{32}$/

export interface OpenedLink {
  link: SharedLinkRow
  thing: SharedThing
  /** Of a chart. */
  wheel: ReportDiagram | null
}

interface Reader {
  lang: Lang
  timeZone: string
}

/** The link of an address. @throws {AppError} not_found for none that is on */
export async function linkOf({ db }: Pick<Services, 'db'>, token: string) {
  const found = TOKEN.test(token) ? await findOpenLink(db, hashSecret(token)) : undefined
  if (!found) throw new AppError('not_found', { message: 'link_closed' })
  return found
}

/**
 * What a public link shows. Whatever keeps it from being shown, the answer is the same: who has an address learns nothing
 * of why it doesn't open.
 * @throws {AppError} not_found
 */
export async function openLink(services: Services, token: string, reader: Reader): Promise<OpenedLink> {
  const { link, owner } = await linkOf(services, token)
  try {
    return { link, ...(await showThing(services, { link, owner }, reader)) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError('not_found', { message: 'link_closed', cause: error })
  }
}

async function showThing(
  services: Services,
  { link, owner }: { link: SharedLinkRow; owner: User },
  { lang, timeZone }: Reader,
): Promise<Omit<OpenedLink, 'link'>> {
  const { chartHash, reportHash, showsBirth } = link
  if (chartHash !== null) {
    const showing = showsBirth ? 'owner' : 'nobody'
    const shown = await getShownChart(services, { ...owner, lang }, { hash: chartHash, timeZone, showing })
    const isOwners = shown.chart.type !== 'chart:person-natal'
    return {
      wheel: shown.wheel,
      thing: {
        kind: 'chart',
        born: showsBirth && isOwners ? bornOf(owner) : null,
        left_out: shown.leftOut,
        chart: shown.chart,
      },
    }
  }
  const report = await getShownReport(services, owner, reportHash ?? '', lang)
  const { type, title, mentions } = report
  const own = showsBirth ? report.document : withoutLastName(report.document, owner.lastName)
  const { document, leftOut } = withoutMentions(own, mentions(showsBirth ? 'the other' : 'anybody'))
  return {
    wheel: null,
    thing: {
      kind: 'report',
      born: showsBirth && type !== 'child' ? bornOf(owner) : null,
      left_out: leftOut,
      type,
      title,
      document,
    },
  }
}

/** A birth as its owner gave it; null where there is none. */
function bornOf({ firstName, lastName, birthdate, birthtime, birthplace }: User) {
  if (birthdate === null || birthplace === null) return null
  return { name: `${firstName} ${lastName}`.trim(), date: birthdate, time: birthtime, place: birthplace }
}
