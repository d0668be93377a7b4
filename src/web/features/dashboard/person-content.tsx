import { useId } from 'react'
import type { ChildDay, DailyContent, PersonDays } from '#contract/daily.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { FactorNote } from '../factors/factor-note.tsx'
import { Focus } from './focus.tsx'
import { personDaysText } from './person-text.ts'
import { ReadingText } from './reading-text.tsx'
import { openingOf, sourcedParagraphs, type SourcedParagraph } from './sections.ts'

const SIDES = ['mood', 'play', 'rest', 'together'] as const
const AREAS = ['love', 'career', 'health'] as const

/** The day of somebody of age: as one's own, without the reports that can be ordered on oneself. */
export function AdultDay({ content, name }: { content: DailyContent; name: string }) {
  const t = useText(personDaysText)
  const { headline, thread } = openingOf(content)
  const sections = AREAS.map((area) => ({ title: t.area[area], paragraphs: sourcedParagraphs(content, area) }))
  return (
    <article className="mt-6">
      <Opening headline={headline?.text ?? ''} thread={thread} note={t.asAdult(name)} />
      <UnknownHour text={content.unknown_hour ?? null} name={name} />
      <Sections sections={sections} />
      <Focus strengths={content.strengths} attention={content.attention} canOrder={false} />
    </article>
  )
}

/** A child's day, told to the parent. Its sentences name what they come from: a note would call the child's chart the reader's. */
export function ChildDayContent({ content, name }: { content: ChildDay; name: string }) {
  const t = useText(personDaysText)
  const sections = SIDES.flatMap((side) => {
    const told = content[side]
    return told ? [{ title: t.child[side], paragraphs: [{ text: told.text, factors: [] }] }] : []
  })
  const thread = content.thread.map(({ text }) => ({ text, factors: [] }))
  return (
    <article className="mt-6">
      <Opening headline={content.headline.text} thread={thread} note={t.asChild(name)} />
      <UnknownHour text={content.unknown_hour} name={name} />
      <Sections sections={sections} />
    </article>
  )
}

function Opening({ headline, thread, note }: { headline: string; thread: SourcedParagraph[]; note: string }) {
  const { lang } = useLang()
  return (
    <>
      <p className="caption max-w-[39rem]">{note}</p>
      <h2 lang={lang} className="display-2 mt-4 mb-4 max-w-[44rem]">
        {headline}
      </h2>
      <ReadingText paragraphs={thread} />
    </>
  )
}

/** What can't be said without the hour of birth, and where to add it. */
function UnknownHour({ text, name }: { text: string | null; name: string }) {
  const t = useText(personDaysText)
  if (text === null) return null
  return (
    <p className="caption mt-2 max-w-[39rem]">
      {text}{' '}
      <Link to="/my-charts" className="link not-italic">
        {t.toTime(name)}
      </Link>
    </p>
  )
}

interface Section {
  title: string
  paragraphs: readonly SourcedParagraph[]
}

function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-2">
      {sections.map((section) => (
        <SectionOfDay key={section.title} {...section} />
      ))}
    </div>
  )
}

function SectionOfDay({ title, paragraphs }: Section) {
  const { lang } = useLang()
  const heading = useId()
  if (paragraphs.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <SectionTitle id={heading}>{title}</SectionTitle>
      {paragraphs.map(({ text, factors }) => (
        <div key={text} className="mt-3">
          <p lang={lang} className="font-text text-lg/7">
            {text}
          </p>
          {factors.length > 0 && (
            <div className="area-note mt-1">
              <FactorNote factors={factors} />
            </div>
          )}
        </div>
      ))}
    </section>
  )
}

/** What a plan adds, with the first sentence of today. */
export function PersonOffer({ data: { person, first_sentence: sentence } }: { data: PersonDays }) {
  const t = useText(personDaysText)
  const { lang } = useLang()
  return (
    <Card as="section" className="mt-10 max-w-[39rem]">
      <h2 className="display-3">{t.offer(person.name)}</h2>
      {sentence !== null && (
        <p lang={lang} className="mt-4 border-l-2 border-accent pl-4 font-text text-lg/7">
          <span className="label block">{t.offerToday}</span>
          {sentence}
        </p>
      )}
      <p className="mt-4 font-text text-lg/7">{t.offerText}</p>
      <ButtonLink to="/plans" className="mt-6">
        {t.plans}
      </ButtonLink>
    </Card>
  )
}
