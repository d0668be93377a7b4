import type { CareTopic } from './care-topic.ts'
import { normalize } from './normalize.ts'

/** Their texts are for whoever is hurt, and say whose fault it isn’t. */
const OF_VICTIM: ReadonlySet<CareTopic> = new Set(['violence', 'danger', 'injury', 'stalking', 'unsure'])

const DID =
  / (?:i |why i )(?:did )?(?:shoved|pushed|slap|slapped|smack|smacked) (?:her|him|my (?:wife|husband|missus|girlfriend|partner))(?= )| i (?:gave|give) (?:her|him) a (?:slap|smack|dig|clout)(?= )| (?:губу|нос|глаз|бровь|зуб|скулу) (?:ей|ему|жене) (?:разбил|выбил|рассек)(?= )| (?:дал|дам|даю|влепил|отвесил) (?:ей |жене |ему )?(?:леща|пощечину|оплеуху|пару раз)(?= )| леща (?:дам|дал|даю)(?= )| i (?:just |then |have |had |already |really |even )?(?:grabbed|hit|punched|strangled|choked|slapped|beat|kicked|shoved|throttled) (?:her|him|them|the missus|the wife|my (?:wife|husband|missus|girlfriend|boyfriend|partner|fiancee?|gf|bf|ex|mum|mom|mother|sister|brother|dad|father))(?= )| i (?:[a-z]+ )?(?:put|had|wrapped|got) (?:my|both) hands? (?:a?round|on|over) (?:her|his|their|my (?:wife|wifes|husbands|girlfriend|girlfriends|boyfriends|partners|missus)) (?:neck|throat|mouth)(?= )| (?:я|сорвал[а-я]*|не сдержал[а-я]*|психанул[а-я]*) (?:[^ ]+ ){0,4}(?:взял|схватил|держал|тряс|сжал)а? (?:ее|его|жену|мужа|девушку|парня|мать|маму) за (?:горло|шею|волосы)(?= )| я (?:[^ ]+ ){0,3}(?:ударил|избил|схватил|душил|придушил|побил|пнул|швырнул)а? (?:ее|его|жену|мужа|девушку|парня|маму|мать|отца|сестру|брата|невесту)(?= )| (?:ударил|избил|придушил|побил|схватил за горло|душил) (?:жену|девушку|невесту|маму|мать|сестру)(?= )/
const FEARS_TO =
  / (?:scared|afraid|worried|frightened|terrified) (?:that )?(?:i|ill|im|i will|i am)(?: might| may| could| will| am going to| going to| gonna)? (?:hit|hurt|choke|strangle|punch|beat|kill) (?:her|him|them|my (?:wife|husband|girlfriend|boyfriend|partner|gf|bf|mum|mom|mother|dad|father|brother|sister))(?= )| боюсь (?:что )?(?:я )?(?:ее |его |их |снова |опять )?(?:ударю|изобью|придушу|побью)(?= )(?! в грязь)/
const CHILD =
  / (?:baby|kids?|child|children|son|daughter|toddler|малыш[а-я]*|ребен[а-я]*|дет[а-я]{1,3}|сын[а-я]*|доч[а-я]*) /
/** Who defended themselves, or is hurt as well, is spoken to as the one in danger. */
const HURT_TOO =
  / (?:back|self defen[cs]e|(?:he|she|they) (?:hit|hits|beat|beats|choked|punched|grabbed|kicked|strangled|slapped|attacked|threatened) me|в ответ|защища[а-я]+|(?:он|она) (?:[^ ]+ )?(?:бьет|бил|била|ударил|ударила|душил|избил) меня|(?:он|она) меня (?:бьет|бил|била|ударил|ударила|душил|избил)|муж говорит|сказал|сказала) /

/** The topic that fits whoever did it, where a message tells of the writer’s own doing; the topic itself elsewhere. */
export function ofWhoDidIt(text: string, topic: CareTopic): CareTopic {
  if (!OF_VICTIM.has(topic)) return topic
  const normal = normalize(text)
  if (HURT_TOO.test(normal)) return topic
  return FEARS_TO.test(normal) || DID.test(normal) ? 'threat' : topic
}

/** Whether somebody says that they have hurt another grown-up. */
export function saysDidIt(text: string): boolean {
  const normal = normalize(text)
  return DID.test(normal) && !HURT_TOO.test(normal) && !CHILD.test(normal)
}

/** Whether somebody says that they fear to hit another grown-up, whatever the words weigh. */
export function fearsToHurt(text: string): boolean {
  const normal = normalize(text)
  return FEARS_TO.test(normal) && !CHILD.test(normal)
}

const BY_SPOUSE = / (?:husband|муж|мужа|мужем|мужу|boyfriend|partner) /
const FOR_WORK =
  / (?:work[a-z]*|job|club|brothel|boss|debt|owe|agency|clients?|men|работ[а-я]+|клуб[а-я]*|долг[а-я]*|хозяин|хозяйка|хозяева|агентств[а-я]*|клиент[а-я]*) /

/** Whoever keeps a passport is a violent husband where nobody is made to work. */
export const ofWhoHolds = (text: string, topic: CareTopic): CareTopic =>
  topic === 'trafficking' && BY_SPOUSE.test(normalize(text)) && !FOR_WORK.test(normalize(text)) ? 'violence' : topic
