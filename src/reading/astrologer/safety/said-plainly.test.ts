import { describe, expect, it } from 'vitest'
import { LANGS } from '#language/lang.ts'
import { readMessages } from '#test/danger/judge.ts'
import { GROUP_OF, type CareGroup } from './care-topic.ts'
import { readTopic } from './read-topic.ts'
import { saidPlainlyIn } from './said-plainly.ts'

/** What danger each class of the sentences may be answered as. */
const GROUPS: Record<string, readonly CareGroup[]> = {
  crisis: ['life', 'hurt'],
  self_harm: ['self_harm'],
  overdose: ['overdose', 'body'],
  violence: ['hurt', 'body'],
  sexual_abuse: ['sex'],
  minor: ['sex', 'hurt', 'pics'],
  medical: ['body', 'overdose'],
  psychosis: ['mind'],
  fraud: ['pics', 'money'],
}

describe.each(LANGS)('danger said in a plain sentence, %s', (lang) => {
  const messages = readMessages(new URL(`../../../../test/danger/plain-${lang}.jsonl`, import.meta.url))
  it.each(messages)('$class: $text', ({ text, class: about }) => {
    const read = readTopic(text, null)
    expect(read).not.toBeNull()
    if (read && read.topic !== 'unsure') expect(GROUPS[about]).toContain(GROUP_OF[read.topic])
  })
})

it.each([
  'is tomorrow a good day to open my dog grooming salon',
  'grooming my horse before the show, which day',
  'my cat scratched my arm, is it mars',
  'i cut my hair on a waning moon',
  'i burned my hand on the oven, is it mars retrograde',
  'i got beaten by my brother at chess again, is he a capricorn',
  'the dog jumped on me and punched the air out of me lol',
  'my 7th house is on fire this month',
  'i overdosed on coffee before the interview',
  'i dont want to live with my parents any more, when can i move',
  'кто виноват в ссоре, я виновата?',
  'воспитываю дочку одна, какая она по знаку',
  'свекровь лезет в то, как я воспитываю дочку',
  'меня бьёт озноб, простыла перед свадьбой',
  'меня душит жаба платить за подписку',
  'хочу исчезнуть на недельку в горы',
  'не хочу просыпаться в шесть на работу',
  'не хочу жить с родителями, когда съехать',
  'марс в седьмом доме горит, что это',
  'передоз кофе перед экзаменом',
  'порезала палец, когда готовила салат',
  'i pay for it later when i eat cheese, is it taurus',
  'thinking of ending things with my gym contract',
  'bought vitamins at three different stores, which day is best to start',
  'had a nightmare that he chased me with a knife',
  'нет смысла жить в центре, лучше за город',
  'съела всю пачку пельменей, луна в тельце',
  'дал мне мяч по голове, шишка вышла',
  'вечером получу посылку, если курьер не опоздает',
  'выпила таблетку от аллергии и клюю носом',
  'купила в трёх аптеках крем, ни один не подошёл',
])('names no danger: %s', (text) => {
  expect(saidPlainlyIn(text)).toBeNull()
  expect(readTopic(text, null)?.topic ?? 'unsure').toBe('unsure')
})
