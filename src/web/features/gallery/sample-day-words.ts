import { texts } from '../../i18n/dictionary.ts'

/** The texts of the gallery's days. */
export const sampleDayWords = texts(
  {
    subscriber: 'A day with a plan',
    free: 'A day without a plan',
    unknownHour: 'A day without the birth time',
    quiet: 'A quiet day',
    eclipse: 'A day with an eclipse',
    loading: 'A day that is being written',
    failed: 'A day that couldn’t be written',
    error: 'A day whose call failed',
    offline: 'A day kept on the device',
    headline: 'A good day for the conversation you’ve been putting off.',
    thread: [
      'Mars makes an exact trine to your Mercury at 2:20 p.m.: it is easier to be direct and be well received. If a call, a pitch or an awkward email is waiting, early afternoon is the time.',
      'A longer story goes on behind the day: Saturn’s square to your Venus, at its strongest on December 27. What it can bring out is counting who paid, so leave money out of the talk. Tomorrow’s strong point is warm words: the Moon makes a sextile to your Venus.',
    ],
    quietHeadline: 'A quiet day.',
    quietThread: [
      'In the waking hours only one thing touches your chart: at 7:14 p.m., the Moon makes a square to your Mercury. Messages read less kindly than they were meant for a few hours, so the ones that matter can wait for the morning.',
      'Tomorrow’s strong point is warm words: the Moon makes a sextile to your Venus.',
    ],
    eclipseHeadline: 'Something at home comes to a head today, and it can be said aloud.',
    eclipseThread: [
      'The Moon is eclipsed at 4:18 p.m. in your fourth house, the part of the chart for home and family. What has been understood for months without a word tends to be said on such a day.',
      'Mars makes an exact trine to your Mercury at 2:20 p.m., two hours before: whatever you have to say, say it early, while it comes out plainly.',
    ],
    mantra: 'I say it once and clearly.',
    moonLine: 'Until 10:09 a.m. the Moon is in Aries, then in Taurus.',
    moonStays:
      'The Moon is in Pisces all day and meets no more planets in the sky after 4:12 p.m., a poor time to begin what has to last.',
    love: 'Small kindnesses are noticed this evening. A message without a reason will do. Behind it is the Moon’s sextile to your Venus, exact in the evening.',
    career: 'People follow your reasoning. Bring the short version and the figures.',
    none: {
      love: 'Steady warmth counts for more than grand words. Be on time, bring something good to eat, stay a little longer. The Moon in Taurus sets this tone.',
      career:
        'A slow, solid pace gets the most done. Compare quality before price, and don’t let anybody rush you into paying. This is the mood of the Moon in Taurus.',
      health:
        'Pleasure restores people. Eat something good without a screen beside it, and get a little fresh air afterward. It’s the Moon in Taurus that sets this tone.',
    },
    next: 'On Thursday, November 26 the Sun makes a sextile to your Mars, and you can count on confident effort.',
    strong: 'Plain speaking',
    strength: 'You find the sentence that says it, and people take it well. You can count on it until November 26.',
    meaning: 'Exact at 2:20 p.m.',
    overdo: 'Counting who paid',
    excess: 'A fair question about money sounds like a reproach this week. It takes until January 20, 2027 to pass.',
    excessMeaning: 'Strongest on December 27.',
    marsAspect: 'Mars trine your Mercury',
    saturnAspect: 'Saturn square your Venus',
    jupiterAspect: 'Jupiter trine your Jupiter',
    saturnGist: 'Warmth and money are harder to come by, and you see what is dear to you.',
    saturnBody:
      'Saturn slows what it touches and tests it; Venus is what you love and the price you pay for it. What can be agreed on now tends to last.',
    marsGist: 'You think quickly and say what you mean.',
    marsBody: 'Arguments come out short and friendly, and small decisions don’t have to wait.',
    jupiterGist: 'What you trust in is trusted by others too.',
    jupiterBody: 'Plans get more room than usual. It is a good time to ask for the larger thing.',
    week: 'Today is the easiest day of the week; Friday asks for patience.',
    best: 'Today: Mars trine your Mercury.',
    hardest: 'Friday: Saturn square your Venus.',
    unknown:
      'Your birth time isn’t known, so houses, the Ascendant, and the minutes of the Moon’s contacts are left out.',
  },
  {
    subscriber: 'День по подписке',
    free: 'День без подписки',
    unknownHour: 'День без времени рождения',
    quiet: 'Тихий день',
    eclipse: 'День с затмением',
    loading: 'День, который пишется',
    failed: 'День, который не удалось написать',
    error: 'День, о котором не удалось спросить',
    offline: 'День, сохранённый на устройстве',
    headline: 'Хороший день для разговора, который вы откладывали.',
    thread: [
      'В 14:20 Марс образует точный трин к вашему Меркурию: легче сказать прямо и не обидеть. Если ждёт звонок, важная встреча или неловкое письмо, назначьте их на начало дня.',
      'За днём стоит и долгая история: квадрат Сатурна к вашей Венере, сильнее всего 27 декабря. Её соблазн — подсчёты, кто платил, поэтому о деньгах сегодня лучше не говорить. Завтра на вашей стороне тёплые слова: Луна образует секстиль к вашей Венере.',
    ],
    quietHeadline: 'Тихий день.',
    quietThread: [
      'Не считая ночи, сегодня у вашей карты один точный аспект: в 19:14 это квадрат Луны к вашему Меркурию. Несколько часов сообщения кажутся суше, чем были задуманы, и важные подождут до утра.',
      'Завтра на вашей стороне тёплые слова: Луна образует секстиль к вашей Венере.',
    ],
    eclipseHeadline: 'Дома сегодня что-то решается, и об этом можно сказать вслух.',
    eclipseThread: [
      'В 16:18 лунное затмение в вашем четвёртом доме, который говорит о доме и семье. То, что месяцами понимали без слов, в такие дни обычно произносят.',
      'В 14:20, за два часа до затмения, Марс образует точный трин к вашему Меркурию: всё, что нужно сказать, лучше говорить раньше, пока слова находятся легко.',
    ],
    mantra: 'Говорю один раз и ясно.',
    moonLine: 'До 10:09 Луна в Овне, потом в Тельце.',
    moonStays:
      'Луна весь день в Рыбах, после 16:12 она больше не встречает планет в небе, и начинать тогда что-то надолго не стоит.',
    love: 'Вечером замечают даже маленькую заботу. Хватит и сообщения без повода. За этим стоит секстиль Луны к вашей Венере, точный вечером.',
    career: 'За ходом ваших мыслей легко следить. Приходите с короткой версией и цифрами.',
    none: {
      love: 'Ровное тепло дороже громких слов. Придите вовремя, принесите вкусное, побудьте подольше. Такой тон задаёт Луна в Тельце.',
      career:
        'Больше всего успевает тот, кто не спешит. Сравните сначала качество, потом цену и не платите под нажимом. Так действует Луна в Тельце.',
      health:
        'Силы возвращает удовольствие. Поешьте с аппетитом и без экрана, а потом выйдите на воздух. Это настроение Луны в Тельце.',
    },
    next: 'В четверг, 26 ноября, Солнце образует секстиль к вашему Марсу, и вам поможет вот что: бодрая решимость.',
    strong: 'Прямые слова',
    strength: 'Нужная фраза находится сама, и её принимают хорошо. Рассчитывать на это можно до 26 ноября.',
    meaning: 'Точно в 14:20.',
    overdo: 'Подсчёты, кто платил',
    excess:
      'Честный вопрос о деньгах на этой неделе звучит как упрёк. Следить за этим придётся до 20 января 2027 года.',
    excessMeaning: 'Сильнее всего 27 декабря.',
    marsAspect: 'Марс в трине к вашему Меркурию',
    saturnAspect: 'Сатурн в квадрате к вашей Венере',
    jupiterAspect: 'Юпитер в трине к вашему Юпитеру',
    saturnGist: 'Тепло и деньги достаются труднее, зато видно, что вам действительно дорого.',
    saturnBody:
      'Сатурн замедляет всё, к чему прикасается, и проверяет на прочность; Венера — это то, что вы любите, и цена, которую вы за это платите. То, о чём удаётся условиться сейчас, обычно держится долго.',
    marsGist: 'Мысль быстрая, и сказанное понимают правильно.',
    marsBody: 'Доводы выходят короткими и дружелюбными, а мелкие решения не приходится откладывать.',
    jupiterGist: 'В то, во что верите вы, верят и другие.',
    jupiterBody: 'Планам сейчас просторнее обычного. Хорошее время просить о большем.',
    week: 'Легче всего на этой неделе сегодня, а в пятницу понадобится терпение.',
    best: 'Сегодня: Марс в трине к вашему Меркурию.',
    hardest: 'Пятница: Сатурн в квадрате к вашей Венере.',
    unknown: 'Время рождения неизвестно, поэтому здесь нет домов, асцендента и точных минут для Луны.',
  },
)
