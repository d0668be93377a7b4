import { describe, expect, it } from 'vitest'
import { readTopic } from './read-topic.ts'

describe('a danger beside a loss of everyday life is noticed', () => {
  it.each([
    'lost my job, going to end things tonight',
    'laid off, standing on the platform',
    'lost my job today, wife left, cant see a way forward',
    'they fired me from work, i dont see why go on',
    'never had a boyfriend, im done with everything',
    'i got fired. i have his address',
    'divorce is final and they fired me from work, i dont want to go on',
    'stuck in traffic after they fired me, i just want to drive off the road and go',
    'уволили меня, всё кончено',
    'мама в больнице, я хочу за ней',
    'меня уволили с работы, больше так не могу, прощайте',
    'меня уволили, лежу в ванной с феном',
    'развод, с работы выгнали, хочу уйти и не вернуться',
    'бросил 10 лет назад, отпустила, а сегодня уволили и жить не хочу',
    'стою в пробке на машине и думаю уйти из этой жизни, с работы уволили',
    'выселили, съел отраву крысиную из подвала. крутит. скорпион',
    'visa refused and my fiance left too lol. can you tell me a good day to disappear for real',
    'с визой отказ, жених тоже ушёл. подскажите день, чтоб исчезнуть по-настоящему',
  ])('%s', (text) => expect(readTopic(text, null)).not.toBeNull())
})

describe('the loss alone, or a question about it, is none', () => {
  it.each([
    'They let me go after 14 years',
    'my mam is in hospital',
    'lost my job today, when will i find the next one',
    'laid off, standing in line at the unemployment office',
    'should i quit? my job is draining me',
    'меня сократили после 9 лет. куда мне теперь и когда станет легче?',
    'у меня никогда никого не было. я какая-то не такая?',
    'мама в больнице',
    'visa refused, tell me a good day to disappear into the mountains for a week',
    'с работы уволили, подскажите день, чтобы исчезнуть на недельку к морю',
    'потеряла работу. кому я теперь нужна на рынке труда?',
    'крысы в подвале, чем их травить по луне',
  ])('%s', (text) => expect(readTopic(text, null)).toBeNull())
})
