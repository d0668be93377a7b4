import { davisonChart } from '#astro/charts/davison-chart.ts'
import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { compositeFacts } from '../../facts/composite-facts.ts'
import { synastryFacts } from '../../facts/synastry-facts.ts'
import { own } from '../natal-parts.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { leaning, natures } from './compatibility-facts.ts'
import { judge, type Judgment } from './judge.ts'
import { QUESTIONS, settingOf } from './questions.ts'
import { writeTables, writeTerms } from './tables.ts'
import { bondFactors, chapterOf, hasKey, named, toldContacts, type Writing, writeQuestion } from './write-question.ts'
import { compatibilityTexts } from './words.ts'

/** Two charts against each other, in both directions, for any bond: seven questions, each judged by all its testimonies. */
export const compatibility: ReportModule = {
  type: 'compatibility',
  birthTime: 'wanted',
  other: 'partner',
  usesPlaces: false,
  write(request: ReportRequest) {
    const { other, person } = request
    if (!other) throw new RangeError('a report that compares two charts needs the other birth')
    const page = new ReportPage(request)
    const words = request.library.texts(compatibilityTexts, request.lang)
    const facts = synastryFacts(person.birth, other.birth)
    const them = new ReportPage({ ...request, person: other })
    const asked = QUESTIONS.filter((question) => question !== 'money' || page.audience !== 'child')
    const judged = judge(facts, page, them, asked)
    const writing: Writing = {
      page,
      words,
      name: other.firstName,
      setting: settingOf(page.audience, other.relation),
      facts,
      told: toldContacts(judged),
      them,
    }
    const best = judged.reduce((most, one) => (one.balance > most.balance ? one : most))
    const hardest = judged.reduceRight((least, one) => (one.balance < least.balance && one !== best ? one : least))
    writeThesis(writing, judged, best, hardest)
    for (const judgment of judged) writeQuestion(writing, judgment)
    writeWhole(writing)
    writeClosing(writing, best, hardest)
    writeTables(writing)
    const [yours, theirs] = [person.birth.timeKnown, other.birth.timeKnown]
    const missing = yours ? (theirs ? null : 'theirs') : theirs ? 'yours' : 'both'
    return page.document({
      title: words.title,
      subtitle: words.subtitle({ one: person.firstName, other: other.firstName }),
      limits: missing ? [words.withoutHours[missing]({ name: other.firstName })] : [],
    })
  },
}

/** What holds and what asks for work, and the contacts that say so. */
function writeThesis(writing: Writing, judged: readonly Judgment[], best: Judgment, hardest: Judgment): void {
  const { page, words, name } = writing
  const { audience } = page
  const { told } = writing
  const grounds = (
    [
      ['best', best.forIt],
      ['hardest', hardest.againstIt],
    ] as const
  ).map(([which, testimonies]) => {
    const tie = testimonies.find((one) => one.kind === 'tie' && told.has(one.aspects[0].id))
    return tie?.kind === 'tie'
      ? own(words.grounds[which](named(writing, tie.aspects[0])), bondFactors(writing, tie))
      : null
  })
  page.write(words.chapters.thesis, words.titles.thesis, [
    own(words.thesis[`${best.question} ${hardest.question}`]),
    ...grounds,
    {
      kind: 'table',
      caption: words.glance.caption,
      head: words.glance.head,
      rows: judged.map(({ question, lean }) => [chapterOf(writing, question), words.glance.lean[lean]]),
      factors: [],
    },
    audience === 'child' || audience === 'kin' ? own(words.family[audience]({ name })) : null,
    { kind: 'notice', text: words.notice },
  ])
}

/** Whether the composite and the Davison chart lean the way the contacts do. */
function writeWhole({ page, words, facts, them }: Writing): void {
  const { whole, chapters, titles } = words
  const [you, other] = [page.birth, them.birth]
  const composite = compositeFacts(you, other)
  const davison = davisonChart(page.request.sky, you.chart, other.chart)
  const between = facts.aspects.map(({ yours, theirs, aspect }) => ({ a: yours, b: theirs, aspect }))
  // Without both hours the Moon of a Davison chart may stand anywhere within some degrees.
  const hours = you.timeKnown && other.timeKnown
  const counted = {
    synastry: natures(between),
    composite: natures(composite.aspects),
    davison: natures(davison.aspects.filter(({ a, b }) => hours || (a !== 'moon' && b !== 'moon'))),
  }
  const leanings = Object.values(counted).map(leaning)
  const verdict =
    (['easy', 'sore'] as const).find((way) => leanings.filter((one) => one === way).length >= 2) ?? 'mixed'
  page.write(chapters.whole, titles.whole, [
    own(whole.intro),
    {
      kind: 'table',
      caption: whole.caption,
      head: whole.head,
      rows: (['synastry', 'composite', 'davison'] as const).map((row) => {
        const { flowing, tense, conjunction } = counted[row]
        return [whole.rows[row], `${flowing}`, `${tense}`, `${conjunction}`]
      }),
      factors: composite.aspects
        .filter(({ aspect }) => ASPECT_NATURE[aspect] !== 'conjunction')
        .slice(0, 4)
        .map(({ id, a, b, aspect }) => page.factor({ id, kind: 'composite', transiting: a, natal: b, aspect })),
    },
    own(whole.verdict[verdict]),
  ])
}

/** The end takes the thesis up: what holds, and what to do first. */
function writeClosing(writing: Writing, best: Judgment, hardest: Judgment): void {
  const { page, words } = writing
  const { chapters, titles } = words
  page.write(chapters.closing, titles.holds, [own(words.holds[best.question])])
  page.write(chapters.closing, titles.rubs, [own(words.rubs[hardest.question])])
  const { firstOfChild } = words
  const asked = hardest.question
  const first = page.audience === 'child' && hasKey(firstOfChild, asked) ? firstOfChild[asked] : words.first[asked]
  page.write(chapters.closing, titles.first, [own(first)])
  writeTerms(writing)
  page.write(chapters.closing, titles.cannot, [own(page.way('cannot', words.cannot))])
}
