import type { ChartDetails } from '#contract/chart-details.ts'
import { smallAngle } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { isPoint, pointsIn } from './ids.ts'
import { Place, PointGlyph, PointName } from './point-name.tsx'
import { DetailSection, DetailTable } from './section.tsx'
import { detailsText } from './text.ts'

const signed = (degrees: number) => `${degrees < 0 ? '−' : '+'}${smallAngle(Math.abs(degrees))}`

/** Lots and the vertex. */
export function Lots({ details: { lots, vertex, sect } }: { details: ChartDetails }) {
  const t = useText(detailsText)
  const rows = [...lots, ...(vertex ? [vertex] : [])]
  return (
    <DetailSection id="lots" term="fortune" title={t.lots} hint={t.lotsHint[sect ?? 'unknown']}>
      {rows.length > 0 && (
        <DetailTable
          name={t.lots}
          heads={[t.point, t.place, t.house]}
          rows={rows.map(({ id, lon, house }) => ({
            key: id,
            cells: [<PointName key="name" id={id} />, <Place key="place" lon={lon} />, house],
          }))}
        />
      )}
    </DetailSection>
  )
}

/** How far from the equator each body stands, and which are as far. */
export function Declinations({ details: { declinations, parallels } }: { details: ChartDetails }) {
  const t = useText(detailsText)
  return (
    <DetailSection id="declinations" title={t.declinations}>
      <DetailTable
        name={t.declinations}
        heads={[t.point, t.declination]}
        rows={declinations.map(({ id, declination, out_of_bounds: isOut }) => ({
          key: id,
          cells: [
            <PointName key="name" id={id} />,
            <span key="value" className="figures">
              {signed(declination)}
              {isOut && <span className="ml-3 font-ui text-tense">{t.outOfBounds}</span>}
            </span>,
          ],
        }))}
      />
      <h4 className="label mt-5">{t.parallels}</h4>
      {parallels.length === 0 && <p className="mt-1">{t.none}</p>}
      <ul className="mt-1">
        {parallels.map(({ a, b, type, orb }) => (
          <li key={`${a}${b}`} className="flex min-h-9 flex-wrap items-center gap-2 border-b border-rule text-sm">
            <PointGlyph id={a} />
            {t.parallel[type]}
            <PointGlyph id={b} />
            <span className="figures ml-auto text-ink-2">{smallAngle(orb)}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

/** The mirror places across the solstices and the equinoxes. */
export function Antiscia({ details: { antiscia, antiscia_contacts: contacts } }: { details: ChartDetails }) {
  const t = useText(detailsText)
  const words = useText(skyWords)
  const nameOf = (id: string) => (isPoint(id) ? words.bodies[id] : id)
  return (
    <DetailSection id="antiscia" title={t.antiscia}>
      <DetailTable
        name={t.antiscia}
        heads={[t.point, t.antiscion, t.contra]}
        rows={antiscia.map(({ id, antiscion, contra }) => ({
          key: id,
          cells: [
            <PointName key="name" id={id} />,
            <Place key="one" lon={antiscion} />,
            <Place key="other" lon={contra} />,
          ],
        }))}
      />
      <h4 className="label mt-5">{t.antisciaContacts}</h4>
      {contacts.length === 0 && <p className="mt-1">{t.none}</p>}
      <ul className="mt-1">
        {contacts.map(({ point, of, mirror, orb }) => (
          <li key={`${point}${mirror}${of}`} className="flex min-h-9 items-center gap-3 border-b border-rule text-sm">
            {t.mirror[mirror](nameOf(point), nameOf(of))}
            <span className="figures ml-auto text-ink-2">{smallAngle(orb)}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

/** Who rules the degree of each planet, and where the chains of rulers end. */
export function Dignities({ details: { dignities, dispositors } }: { details: ChartDetails }) {
  const t = useText(detailsText)
  const words = useText(skyWords)
  const namesOf = (ids: readonly string[]) => pointsIn(ids).map((id) => words.bodies[id])
  const glyph = (id: string | null) => (id === null ? '–' : <PointGlyph id={id} />)
  return (
    <DetailSection id="dignities" term="dignity" title={t.dignities} hint={t.dignitiesHint}>
      <DetailTable
        name={t.dignities}
        heads={[t.point, t.domicile, t.exaltation, t.triplicity, t.term, t.face, t.own]}
        rows={dignities.map(({ id, domicile, exaltation, triplicity, term, face, own }) => ({
          key: id,
          cells: [
            <PointName key="name" id={id} />,
            ...[domicile, exaltation, triplicity, term, face].map(glyph),
            own.length > 0
              ? own.map((dignity) => t.dignity[dignity]).join(', ')
              : isClassical(id) && triplicity && term && face
                ? t.peregrine
                : '–',
          ],
        }))}
      />
      <h4 className="label mt-5">{t.dispositors}</h4>
      <ul className="mt-1 grid gap-1 text-sm">
        {dispositors.rounds.map((round) => (
          <li key={round.join()}>
            {dispositors.final
              ? t.final(namesOf(round).join(''))
              : round.length === 1
                ? t.own1(namesOf(round).join(''))
                : t.round(namesOf(round).join(', '))}
          </li>
        ))}
      </ul>
      {dispositors.rounds.length === 0 && <p className="mt-1">{t.none}</p>}
    </DetailSection>
  )
}

const CLASSICAL = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']
const isClassical = (id: string) => CLASSICAL.includes(id)

/** The figures that planets form, and the shape of the whole. */
export function Figures({ details: { figures, shape } }: { details: ChartDetails }) {
  const t = useText(detailsText)
  const words = useText(skyWords)
  const named = <T extends Record<string, string>>(names: T, name: string) => names[name] ?? name
  return (
    <DetailSection id="figures" term="grandTrine" title={t.figures}>
      {shape && <p className="text-sm">{t.shape(named(t.shapes, shape.name))}</p>}
      {figures.length === 0 && <p className="mt-1 text-sm">{t.none}</p>}
      <ul className="mt-1">
        {figures.map(({ name, points, apex, orb }) => (
          <li
            key={`${name}${points.join()}`}
            className="flex min-h-10 flex-wrap items-center gap-2 border-b border-rule text-sm"
          >
            {named(t.figureNames, name)}
            {points.map((id) => (
              <PointGlyph key={id} id={id} />
            ))}
            {apex && isPoint(apex) && <span className="text-ink-2">{t.apex(words.bodies[apex])}</span>}
            <span className="figures ml-auto text-ink-2">{smallAngle(orb)}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

/** What stands on the midpoints of two others, and all of them. */
export function Midpoints({ details: { midpoints, midpoint_contacts: contacts } }: { details: ChartDetails }) {
  const t = useText(detailsText)
  return (
    <DetailSection id="midpoints" term="midpoint" title={t.midpoints} hint={t.midpointsHint}>
      {contacts.length === 0 && <p className="text-sm">{t.none}</p>}
      <ul className="gap-x-8 sm:columns-2">
        {contacts.map(({ point, a, b, orb, direct }) => (
          <li
            key={`${point}${a}${b}`}
            className="flex min-h-9 break-inside-avoid flex-wrap items-center gap-1.5 border-b border-rule text-sm"
          >
            <PointGlyph id={point} />
            <span aria-hidden>=</span>
            <PointGlyph id={a} />
            <span aria-hidden>/</span>
            <PointGlyph id={b} />
            {!direct && <span className="figures text-xs text-ink-2">{t.indirect}</span>}
            <span className="figures ml-auto text-ink-2">{smallAngle(orb)}</span>
          </li>
        ))}
      </ul>
      <details className="mt-4">
        <summary className="link min-h-6 cursor-pointer text-sm">{t.allMidpoints}</summary>
        <ul className="mt-2 gap-x-8 sm:columns-2">
          {midpoints.map(({ a, b, lon }) => (
            <li key={`${a}${b}`} className="flex min-h-8 break-inside-avoid items-center gap-1.5 text-sm">
              <PointGlyph id={a} />
              <span aria-hidden>/</span>
              <PointGlyph id={b} />
              <span className="ml-auto">
                <Place lon={lon} />
              </span>
            </li>
          ))}
        </ul>
      </details>
    </DetailSection>
  )
}
