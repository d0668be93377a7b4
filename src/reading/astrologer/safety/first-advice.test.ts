import { expect, it } from 'vitest'
import { answerWithCare } from './answer-with-care.ts'

const replyTo = (question: string) => {
  const isRussian = /[а-я]/i.test(question)
  const timeZone = isRussian ? 'Europe/Moscow' : 'America/New_York'
  return answerWithCare({ lang: isRussian ? 'ru' : 'en', question, age: null, timeZone }, () => false)
}

/** What has to be done at once where that is plain, beside the number: first aid as the services for each teach it. */
it.each([
  ['my carbon monoxide alarm is going off and we all have headaches', /^[^\n]*911[^]*fresh air/],
  ['the house smells of gas and im dizzy', /^[^\n]*911[^]*no switch and no flame/],
  ['our kitchen is on fire', /^[^\n]*911[^]*Everybody out[^]*Is everybody out/],
  ['took like 30 tylenol an hour ago i feel ok', /^[^\n]*911[^]*Don’t wait[^]*1-800-222-1222/],
  ['my dads face is drooping and he cant talk right', /^[^\n]*911[^]*stroke[^]*time it began/],
  ['chest pain going down my left arm', /^[^\n]*911[^]*heart attack/],
  ['my baby isnt breathing', /^[^\n]*911[^]*two fingers[^]*speaker/],
  ['i have a gun and i want to use it on myself', /^[^\n]*911[^]*out of the house/],
  ['my brother has a gun in his room and says he wants to die', /911[^]*don’t leave them alone[^]*out of the house/],
  [
    'my best friend says she is gona kill herself and now she wont pick up',
    /^[^\n]*911[^]*stay where they can see you/,
  ],
  ['my stepdad touches me im 11', /I believe you[^]*Childhelp/],
  ['there is no food at home and mom is gone for 3 days', /neighbor[^]*911[^]*Childhelp/],
  ['сработал датчик угарного газа у всех болит голова', /^[^\n]*112[^]*свежий воздух/],
  ['дома пахнет газом и кружится голова', /^[^\n]*112[^]*не трогая выключателей/],
  ['у нас пожар на кухне', /^[^\n]*112[^]*на улицу[^]*Все вышли/],
  ['выпил 30 таблеток парацетамола час назад вроде норм', /^[^\n]*112[^]*Не ждите/],
  ['у папы перекосило лицо и он не может говорить', /^[^\n]*112[^]*инсульт[^]*время/],
  ['давит в груди и отдает в левую руку', /^[^\n]*112[^]*инфаркт/],
  ['ребенок не дышит', /^[^\n]*112[^]*двумя пальцами[^]*громк/],
  ['у меня пистолет, хочу застрелиться', /унесут из дома[^]*112|112[^]*унесут из дома/],
  ['у брата ружье и он говорит что застрелится', /^[^\n]*112[^]*оставайтесь на виду/],
  ['подруга пишет что убьет себя и не берет трубку', /^[^\n]*112[^]*оставайтесь на виду/],
  ['отчим меня трогает мне 11', /Я тебе верю[^]*детский телефон/],
  ['дома нет еды и мамы нет уже три дня', /сосед[^]*112[^]*детский телефон/],
])('%s', (question, expected) => expect(replyTo(question)?.paragraphs.join('\n')).toMatch(expected))
