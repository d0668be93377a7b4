import { expect, it } from 'vitest'
import { audience } from './audience.ts'

const said = (
  lang: 'en' | 'ru',
  text: string,
  of: 'any' | 'kin' | 'child' | 'partner' | null = 'any',
  field = 'body',
) => audience({ file: '', line: 1, subject: 'overlay/mars', key: '8', audience: of, field, lang, text }).length

// The first four of each language stood in what a child of 2014 was told; the others are by hand, and none is in the library.
it.each([
  ['en', 'Desire, if it’s that, has teeth.'],
  ['en', 'It shows in who undresses first.'],
  ['en', 'They like you with the lights off, too.'],
  ['en', 'Couples often make peace in bed with great conviction.'],
  ['en', 'Flirt on a weekday, with the dishes undone.'],
  ['en', 'You fell for her at the bus stop.'],
  ['en', 'You find each other attractive.'],
  ['en', 'A kiss ends the quarrel.'],
  ['en', 'This is one for the altar.'],
  ['en', 'Ask for a second date.'],
  ['en', 'Your husband knows it.'],
  ['en', 'They are made for each other, and slept together.'],
  ['en', 'It is a love story with an old flame in it.'],
  ['en', 'Jealousy sits at the table.'],
  ['en', 'Being intimate takes time.'],
  ['en', 'There are sparks, and they burn holes in tablecloths.'],
  ['en', 'Separate holidays don’t alarm you.'],
  ['en', 'Pride is what they take off last.'],
  ['en', 'They’ve seen you on the bathroom floor.'],
  // Read by two outsiders in November as lovers' sentences, in documents of friends, colleagues and kin.
  ['en', 'As your Mars also forms a trine with Ada’s Venus, you do this to each other.'],
  ['en', 'Too fast, too soft, too loud, too late.'],
  ['en', 'Take turns: once as one of you likes it, once as the other does.'],
  ['en', 'One of you is always a little keener than the other, in turns.'],
  ['en', 'The bond gets calmer when distance is taken with notice.'],
  ['en', 'Tell the other when you’ll be back before you take your distance.'],
  ['en', 'Whoever is left free comes back by choice.'],
  ['en', 'Do one thing together that you tell nobody about.'],
  ['en', 'You reach the places in each other that courtesy never touches.'],
  ['en', 'They look at you as though there were more to come.'],
  ['en', 'Half a sentence, a look across a crowded room, and the message has arrived.'],
  ['ru', 'Влечение тут с зубами.'],
  ['ru', 'Видно, кто первый разденется.'],
  ['ru', 'Между любовниками страсть говорит шёпотом.'],
  ['ru', 'Мирятся влюблённые убедительно.'],
  ['ru', 'В постели, коли на то пошло, шутят.'],
  ['ru', 'Зовут на свидание.'],
  ['ru', 'Флиртуйте в будни.'],
  ['ru', 'Поцелуй кончает спор.'],
  ['ru', 'Вас тянет друг к другу.'],
  ['ru', 'Астрологов спрашивали о браке.'],
  ['ru', 'Роман начался летом.'],
  ['ru', 'Ваш муж это знает.'],
  ['ru', 'Ревность садится за стол.'],
  ['ru', 'Старая измена сидит в углу.'],
  ['ru', 'Телесная близость развязывает язык.'],
  ['ru', 'За вами ухаживают медленно.'],
  ['ru', 'Вернулись, а спальня теперь в другой комнате.'],
  ['ru', 'Симпатия здесь под током.'],
  ['ru', 'Вы смотрите друг на друга при свечах.'],
  ['ru', 'Скатерть белая, а искр много.'],
  ['ru', 'А раз ваша Венера тоже образует трин с Ураном Тома, вы делаете это друг с другом.'],
  ['ru', 'Желание одной стороны и умение другой здесь сходятся.'],
  ['ru', 'Связь у вас свободная: каждый сам себе хозяин.'],
  ['ru', 'Стоит одному потребовать гарантий, второй уже смотрит на часы.'],
  ['ru', 'Так складывается доверие, при котором уходят без бегства.'],
  ['ru', 'Пусть верность будет с обеих сторон.'],
  ['ru', 'Скажите, что берёте паузу, и назовите, до какого дня.'],
  ['ru', 'Лучшее между вами происходит там, где никто не смотрит.'],
  ['ru', 'Тобой восхищаются и будто не встречаются с тобой.'],
  ['ru', 'Отворачиваются первыми, чтобы не отвернулись от них.'],
] as const)('%s: %s is for partners', (lang, text) => {
  expect(said(lang, text)).toBeGreaterThan(0)
  expect(said(lang, text, 'kin')).toBeGreaterThan(0)
  expect(said(lang, text, 'partner')).toBe(0)
})

it.each([
  ['en', 'A tennis court, a courteous bow and a court case.'],
  ['en', 'Two business partners date the papers.'],
  ['en', 'You are fond of each other, and a hug is quickly given.'],
  ['en', 'A couple of years later the dog falls for the trick.'],
  ['en', 'Love of the sea brought you here.'],
  ['en', 'Sparks off a tram wire, and bunk beds to assemble.'],
  ['ru', 'Искры с троллейбусных проводов, спальник и спальный район.'],
  ['ru', 'Романс под гитару и роса на браковке.'],
  ['ru', 'Секстиль и аспект в секстиле.'],
  ['ru', 'Обнимают здесь мимоходом, и нежность не спорит с делом.'],
  ['ru', 'Изменить привычку трудно, а мужество помогает.'],
  ['ru', 'Ухаживать за садом вам нравится.'],
] as const)('%s: %s is for any two', (lang, text) => expect(said(lang, text)).toBe(0))

it('leaves alone what is never read to a pair: one person’s texts, and keywords', () => {
  expect(said('en', 'You flirt.', null)).toBe(0)
  expect(said('en', 'desire, attraction', 'any', 'keywords')).toBe(0)
})
