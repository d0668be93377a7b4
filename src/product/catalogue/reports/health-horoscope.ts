import type { Report } from '../report.ts'

export const healthHoroscope: Report = {
  type: 'health-horoscope',
  categories: ['health', 'personal'],
  weight: 60,
  score: 4.7,
  reviews: 176,
  texts: {
    en: {
      title: 'How your body likes to live',
      short: 'Health horoscope',
      summary:
        'Your constitution by the elements of the chart, the parts of the body that old astrology watched first, and a daily rhythm to their taste. No diagnosis.',
      lead: 'The old physician kept an almanac beside the lancet: the choleric were cooled, the phlegmatic sent for a walk. This report takes that tradition for what it is, a language for the habits of the body. From the elements, the sixth house and the signs of your chart it tells where tiredness tends to show first and what tends to restore you. It is no diagnosis and replaces none.',
      benefits: [
        'Your temperament in the old sense: how much heat, cold, dryness and moisture',
        'The tempo of day that fits you: even, in bursts, or toward night',
        'The places where fatigue, by tradition, knocks first, and how to know its knock',
        'What kind of rest your Moon wants, since the sofa doesn’t help everyone',
        'A page of observations that you can test on yourself for a week',
      ],
      details: [
        {
          title: 'Constitution by elements',
          text: 'Fire, earth, air and water weighed over planets and angles: whether you warm quickly, cool slowly, what you store and what you spend at once. The sum is printed.',
        },
        {
          title: 'The body by signs',
          text: 'The old map of the body, from Aries at the crown to Pisces at the soles, with your planets on it. Crowded places are described; empty ones stay empty.',
        },
        {
          title: 'The house of weekdays',
          text: 'The sixth by sign, ruler and planets: your terms with order and food, and the sort of routine that won’t fall apart in its second week.',
        },
        {
          title: 'The Sun’s storeroom',
          text: 'By sign and aspect tradition took the Sun for a store of strength: how it is spent, on whom it goes most easily, and what fills it again.',
        },
        {
          title: 'The Moon’s rest',
          text: 'Sleep, appetite and comfort were given to the Moon. Her sign and house suggest which quiet helps: dark, warm, with talk, or alone.',
        },
        {
          title: 'Mars and Saturn',
          text: 'Heat and cold in one body: where effort flares and where it stiffens. Read as habits of tension, each with the kind of movement it enjoys.',
        },
      ],
      features: [
        {
          title: 'This is not medicine',
          text: 'A notice stands in the report: it finds no illness, prescribes nothing and is no reason to put off an appointment.',
        },
        {
          title: 'Old words made plain',
          text: 'Choleric, dry, in detriment: each term is turned into something that one can notice over breakfast.',
        },
        {
          title: 'No diets, no pills',
          text: 'There are no forbidden foods and no supplements: only rhythms, leanings, and places worth listening to.',
        },
      ],
    },
    ru: {
      title: 'Как телу с вами живётся',
      short: 'Гороскоп здоровья',
      summary:
        'Конституция по стихиям карты, части тела, за которыми старая астрология следила в первую очередь, и распорядок, который им по нраву. Диагнозов нет.',
      lead: 'Старинный лекарь держал рядом с ланцетом календарь: холерика остужал, флегматика отправлял гулять. Отчёт принимает эту традицию за то, что она есть: за язык, на котором говорят о телесных привычках. По стихиям, шестому дому и знакам вашей карты он рассказывает, где усталость обычно сказывается раньше и что обычно возвращает вам силы. Это не диагноз и не замена ему.',
      benefits: [
        'Ваш темперамент в старом смысле: сколько в нём жара, холода, сухости, влаги',
        'Темп дня, который вам впору: ровный, рывками или ближе к ночи',
        'Места, куда усталость по традиции стучится раньше, и как узнать её стук',
        'Какой отдых нужен вашей Луне: диван помогает не всем',
        'Страница наблюдений, которые можно неделю проверять на себе',
      ],
      details: [
        {
          title: 'Конституция по стихиям',
          text: 'Огонь, земля, воздух и вода, взвешенные по планетам и углам: быстро ли вы согреваетесь, долго ли остываете, что копите, что тратите сразу. Подсчёт напечатан.',
        },
        {
          title: 'Тело по знакам',
          text: 'Старая карта тела от Овна на темени до Рыб в стопах, и на ней ваши планеты. Людные места описаны, пустые так и оставлены пустыми.',
        },
        {
          title: 'Дом будней',
          text: 'Шестой дом: его знак, управитель и планеты в нём. Отношения с порядком и едой, а также распорядок, который не рассыплется на второй неделе.',
        },
        {
          title: 'Кладовая Солнца',
          text: 'Солнце по знаку и аспектам традиция принимала за запас сил: как он тратится, на кого уходит легче всего и чем пополняется.',
        },
        {
          title: 'Отдых Луны',
          text: 'Сон, аппетит и уют отдавали Луне. Её знак и дом подсказывают, какая тишина помогает: тёмная, тёплая, с разговором или в одиночку.',
        },
        {
          title: 'Марс и Сатурн',
          text: 'Жар и холод в одном теле: где усилие вспыхивает, а где каменеет. Прочитано как привычки напряжения, и рядом движение, которое каждой по вкусу.',
        },
      ],
      features: [
        {
          title: 'Это не медицина',
          text: 'В отчёте стоит предупреждение: он не находит болезней, не назначает средств и не повод откладывать визит к врачу.',
        },
        {
          title: 'Старые слова понятны',
          text: 'Холерик, сухость, изгнание: каждый термин переведён на то, что можно заметить за завтраком.',
        },
        {
          title: 'Без диет и таблеток',
          text: 'Запретных продуктов и добавок здесь нет: только ритмы, склонности и места, к которым стоит прислушаться.',
        },
      ],
    },
  },
}
