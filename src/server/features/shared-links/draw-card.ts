import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LINK_CARD, LinkCard } from '#drawing/cards/link-card.ts'
import { ENGRAVING, loadEngraving } from '#drawing/engravings/load-engraving.ts'
import { LIGHT } from '#drawing/paint/palettes.ts'
import { svgDocument } from '#drawing/paint/svg-document.ts'
import { ReportDiagramSvg } from '#drawing/report-diagrams/report-diagram-svg.ts'
import type { Lang } from '#language/lang.ts'
import { FAMILIES } from '#platform/pdf/fonts.ts'
import type { Services } from '#platform/services.ts'
import { CARD_LINES } from './domain/shared-words.ts'
import { nameLink } from './name-link.ts'
import { openLink, type OpenedLink } from './open-link.ts'

/** An engraving is as wide as the square, in its middle. */
const ENGRAVING_HEIGHT = ENGRAVING.height / ENGRAVING.width

function pictureOf({ thing, wheel }: OpenedLink, lang: Lang, side: number) {
  if (wheel) return h(ReportDiagramSvg, { diagram: wheel, lang, width: side })
  const file = (thing.kind === 'report' && loadEngraving(thing.type)) || loadEngraving('asteria') || ''
  return h('svg', {
    y: (side * (1 - ENGRAVING_HEIGHT)) / 2,
    width: side,
    height: side * ENGRAVING_HEIGHT,
    viewBox: `0 0 ${ENGRAVING.width} ${ENGRAVING.height}`,
    // A file of ours, drawn by our own tool.
    dangerouslySetInnerHTML: { __html: file.replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$/g, '') },
  })
}

/** The picture that networks show beside a public link. @throws {AppError} not_found */
export async function drawCard(services: Services, token: string, lang: Lang): Promise<Uint8Array> {
  const { env, pictures } = services
  const opened = await openLink(services, token, { lang, timeZone: 'UTC' })
  const card = h(LinkCard, {
    title: await nameLink(services, token, lang),
    line: CARD_LINES[lang][opened.thing.kind],
    site: new URL(env.PUBLIC_URL).host,
    picture: (side) => pictureOf(opened, lang, side),
  })
  const svg = svgDocument(renderToStaticMarkup(card), { width: LINK_CARD.width, palette: LIGHT, fonts: FAMILIES })
  return pictures.draw(svg)
}
