import { davisonChart } from '#astro/charts/davison-chart.ts'
import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { elementOf } from '#astro/charts/balance.ts'
import { type CompositeFacts, compositeFacts } from '../../facts/composite-facts.ts'
import { synastryFacts } from '../../facts/synastry-facts.ts'
import { DatedPage } from '../dated-page.ts'
import { joinText, own, tablePart } from '../natal-parts.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { leaning, natures, togetherOf } from './compatibility-facts.ts'
import { judge, type Poles, polesOf } from './judge.ts'
import { mayLive } from '../life-stage.ts'
import { momentsTold, stageOf } from './moments.ts'
import { type Question, QUESTIONS, settingOf } from './questions.ts'
import { writeTables, writeTerms } from './tables.ts'
import { atWork, firstStep, type Grounds, groundsOf, toldContacts, writeVerdict } from './verdict.ts'
import { compatibilityTexts } from './words.ts'
import { isOfChild, writeQuestion } from './write-question.ts'
import type { Writing } from './writing.ts'

/** Two charts against each other, in both directions, for any bond: a verdict, seven questions that bear it out, and its dates. */
export const compatibility: ReportModule = {
  type: 'compatibility',
  birthTime: 'wanted',
  other: 'partner',
  usesPlaces: false,
  dependsOnDay: 'present',
  write(request: ReportRequest) {
    const { other, person } = request
    if (!other) throw new RangeError('a report that compares two charts needs the other birth')
    const page = new DatedPage(request)
    const words = request.library.texts(compatibilityTexts, request.lang)
    const facts = synastryFacts(person.birth, other.birth)
    const them = new DatedPage({ ...request, person: other })
    const asked = QUESTIONS.filter((question) => question !== 'money' || page.audience !== 'child')
    const judged = judge(facts, page, them, asked)
    const poles = polesOf(judged)
    const grounds = groundsOf(judged, poles)
    const named = [...grounds.holds, ...grounds.rubs].flatMap(({ aspects }) => aspects.map(({ id }) => id))
    const writing: Writing = {
      page,
      words,
      name: other.firstName,
      setting: settingOf(page.audience, other.relation),
      facts,
      told: toldContacts(judged),
      onFirstPage: new Set(named),
      them,
    }
    writeVerdict(writing, judged, poles, grounds)
    for (const judgment of judged) writeQuestion(writing, judgment)
    writeAges(writing)
    const composite = compositeFacts(person.birth, other.birth)
    writeWhole(writing, composite)
    writeClosing(writing, asked, poles, grounds)
    writeTables(writing, named)
    writeCounts(writing, composite)
    const [yours, theirs] = [person.birth.timeKnown, other.birth.timeKnown]
    const missing = yours ? (theirs ? null : 'theirs') : theirs ? 'yours' : 'both'
    return page.document({
      title: words.title,
      subtitle: words.subtitle({ one: person.firstName, other: other.firstName }),
      limits: missing ? [words.withoutHours[missing]({ name: other.firstName })] : [],
    })
  },
}

/** What their ages ask of two partners. */
function writeAges({ page, words, them, setting }: Writing): void {
  const { nowJdUt } = page.request
  if (setting !== 'partner' || !mayLive(page) || !mayLive(them)) return
  const stage = stageOf([page.age(nowJdUt), them.age(nowJdUt)])
  if (stage === null) return
  const factors = [page.skyFact('saturn'), page.skyFact('uranus')]
  page.write(words.chapters.last, words.titles.ages, [own(words.stage[stage], factors)])
}

/** What the two are as one, by the lights of the composite. */
function writeWhole({ page, words }: Writing, { places }: CompositeFacts): void {
  const signOf = (light: 'sun' | 'moon') => places.find(({ point }) => point === light)?.sign ?? null
  const parts = (['sun', 'moon'] as const).flatMap((light) => {
    const sign = signOf(light)
    if (sign === null) return []
    const element = elementOf(sign)
    const text = joinText(
      page.way(`as one ${light}`, words.asOne[light])({ sign }),
      (light === 'sun' ? words.bondSun : words.bondMoon)[element],
    )
    return [own(text, [page.factor({ id: `composite:${light}:sign:${sign}`, kind: 'composite', natal: light, sign })])]
  })
  page.write(words.chapters.whole, words.titles.whole, parts)
}

/** Whether the composite and the Davison chart lean the way the contacts do. */
function writeCounts({ page, words, facts, them }: Writing, composite: CompositeFacts): void {
  const { whole, chapters, titles } = words
  const [you, other] = [page.birth, them.birth]
  const davison = davisonChart(page.request.sky, you.chart, other.chart, you.chart.houses?.requested)
  const between = facts.aspects.map(({ yours, theirs, aspect }) => ({ a: yours, b: theirs, aspect }))
  // Without both hours the Moon of a Davison chart may stand anywhere within some degrees.
  const hours = you.timeKnown && other.timeKnown
  const counted = {
    synastry: natures(between),
    composite: natures(composite.aspects),
    davison: natures(davison.aspects.filter(({ a, b }) => hours || (a !== 'moon' && b !== 'moon'))),
  }
  const verdict = togetherOf(Object.values(counted).map(leaning))
  page.write(chapters.tables, titles.counts, [
    own(whole.intro),
    tablePart(
      whole,
      (['synastry', 'composite', 'davison'] as const).map((row) => {
        const { flowing, tense, conjunction } = counted[row]
        return [whole.rows[row], `${flowing}`, `${tense}`, `${conjunction}`]
      }),
      composite.aspects
        .filter(({ aspect }) => ASPECT_NATURE[aspect] !== 'conjunction')
        .slice(0, 4)
        .map(({ id, a, b, aspect }) => page.factor({ id, kind: 'composite', transiting: a, natal: b, aspect })),
    ),
    own(whole.verdict[verdict]),
  ])
  page.write(chapters.tables, titles.method, [{ kind: 'notice', text: words.notice }])
}

/** The end takes the verdict up: what holds, what rubs, what to do first, and when the sky touches any of it. */
function writeClosing(writing: Writing, all: readonly Question[], poles: Poles, grounds: Grounds): void {
  const { page, words } = writing
  const { best, hardest, alike } = poles
  const { chapters, titles, ofChild } = words
  const [sound, asked] = [best.question, hardest.question]
  if (alike !== 'hard' && alike !== 'quiet')
    page.write(chapters.closing, titles.holds, [
      own(isOfChild(writing, sound) ? ofChild.holds[sound] : atWork(writing, 'holds', sound)),
    ])
  if (alike !== 'easy' && alike !== 'quiet') {
    page.write(chapters.closing, titles.rubs, [
      own(isOfChild(writing, asked) ? ofChild.rubs[asked] : atWork(writing, 'rubs', asked)),
    ])
  }
  page.write(chapters.closing, titles.first, [own(joinText(words.firstAgain, firstStep(writing, asked)[1]))])
  page.write(chapters.closing, titles.when, momentsTold(writing, all, grounds))
  writeTerms(writing)
  page.write(chapters.closing, titles.cannot, [own(page.way('cannot', words.cannot))])
}
