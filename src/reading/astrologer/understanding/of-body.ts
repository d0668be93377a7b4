import { OF_CANCER } from './intents.ts'

/** What hurts of a body; a soul, a heart and a head that ache from somebody are of another kind. */
const SYMPTOMS: readonly RegExp[] = [
  /(?:^| )(?:(?:my )?(?:head|stomach|tummy|belly|back|knee|leg|neck|tooth|ear|throat) (?:hurts|aches|is hurting|is aching|has been hurting|has been aching|keeps hurting)|(?:migraines?|headaches?) (?:for|all|every)|blood pressure (?:is|keeps|has|jumps|goes)|(?:i have|ive had|running) a fever|my (?:hands?|arm|leg|face) (?:went|goes|is) numb|found a lump)(?= |$)/,
  /(?:^| )(?:(?:голова|живот|спина|поясница|колено|нога|рука|шея|зуб|ухо|горло|желудок|печень|почки|суставы|бок) (?:\p{L}+ )?бол(?:ит|ят|ела|ел|ело|ели)|бол(?:ит|ят) (?:\p{L}+ )?(?:голова|живот|спина|поясница|колено|нога|рука|шея|зуб|ухо|горло|желудок|печень|почки|суставы|бок)|давление (?:\p{L}+ )?(?:скачет|прыгает|высокое|поднимается|поднялось|упало|падает|низкое)|температура (?:\p{L}+ )?(?:держится|не спадает|поднялась)|кружится голова|голова (?:\p{L}+ )?кружится|онемел[аио]? (?:\p{L}+ )?(?:рука|нога|пальцы|лицо))(?= |$)/u,
]
const FROM_SOMEBODY =
  / (?:от (?:него|нее|неё|них|тебя|мыслей|этих|этого|всего)|from (?:him|her|them|all this|all of this))/

/** Whether a message tells of a symptom: for a doctor, whatever is asked of the chart. */
export function isOfBody(words: readonly string[]): boolean {
  const text = words.join(' ')
  return OF_CANCER.test(text) || (SYMPTOMS.some((symptom) => symptom.test(text)) && !FROM_SOMEBODY.test(text))
}
