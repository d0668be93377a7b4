import type { Report } from '../report.ts'

export const karmicHoroscopeCayce: Report = {
  type: 'karmic-horoscope-cayce',
  categories: ['spirituality', 'mental'],
  weight: 50,
  score: 4.6,
  reviews: 117,
  texts: {
    en: {
      title: 'Schools between lives, after Cayce',
      short: 'Karmic: Cayce',
      summary:
        'Edgar Cayce, speaking in trance, described planets as schools a soul attends between lives. Your chart in his terms: which schools stood near an angle when you were born.',
      lead: 'Edgar Cayce lay down, closed his eyes and answered questions; a secretary wrote along in shorthand. When he was asked about astrology, a method came out of it: planets as places where the soul has stayed, their marks in the cast of the mind, and human will above them all. In this picture, and in no other, your chart is read.',
      benefits: [
        'Your planets weighed as the readings weigh them: those that were rising come first',
        'Urges described as leanings, to be followed, bent or left alone',
        'Cayce beside the common meaning of a planet, wherever the two differ',
        'The distance of each planet from its nearest angle, in a table',
        'A sober note on where the method comes from and what it can’t prove',
      ],
      details: [
        {
          title: 'What was rising',
          text: 'The readings give most weight to what was coming up at the birth. So the report begins at the Ascendant: its sign, and the planets near the horizon.',
        },
        {
          title: 'Sojourns in order',
          text: 'Which school the chart points to first, and which next. A sojourn with a planet colors the mind, Cayce said, and lives on earth color the feelings.',
        },
        {
          title: 'Mercury, Venus, Mars',
          text: 'Schools of mind, affection and temper. What each is said to leave its pupil: a quick grasp, a hunger for beauty, a hand that closes easily into a fist.',
        },
        {
          title: 'Jupiter and Saturn',
          text: 'Jupiter stands for affairs that touch many people at once. Saturn is unusual in Cayce: sudden change, and starting over with a clean slate.',
        },
        {
          title: 'The three far schools',
          text: 'Uranus teaches extremes, Neptune the sea and the hidden, Pluto the self that grows or shuts itself in. They move slowly; the house makes them personal.',
        },
        {
          title: 'Schools near an angle',
          text: 'Only planets within ten degrees of the horizon or the meridian are told at length. The others get a short page, and an open horizon has its own.',
        },
      ],
      features: [
        {
          title: 'Will comes first',
          text: 'In the readings no planet stands above the human will. The report keeps to that to its last line.',
        },
        {
          title: 'Signs in second place',
          text: 'For Cayce the zodiac is weaker than planets and horizon, so these carry the text. In most horoscopes it is the other way around.',
        },
        {
          title: 'A language of pictures',
          text: 'Stays among planets are a tradition of symbols. They are no evidence of where anybody has been.',
        },
      ],
    },
    ru: {
      title: 'Школы между жизнями по Кейси',
      short: 'Карма по Кейси',
      summary:
        'Эдгар Кейси, говоря в трансе, называл планеты школами, где душа учится между жизнями. Ваша карта его языком: какие школы стояли у её углов в момент рождения.',
      lead: 'Эдгар Кейси ложился, закрывал глаза и отвечал на вопросы, а секретарь стенографировал. Когда спросили про астрологию, из ответов сложился метод: планеты как места, где побывала душа, их следы в складе ума и человеческая воля, поставленная выше всех светил. В этой картине, и только в ней, прочитана ваша карта.',
      benefits: [
        'Ваши планеты, взвешенные как в чтениях Кейси: первыми те, что восходили',
        'Побуждения описаны как склонности: им можно следовать, можно их гнуть или оставить',
        'Кейси и общепринятое толкование рядом всюду, где они расходятся',
        'Расстояние каждой планеты до ближайшего угла, в таблице',
        'Трезвая справка о том, откуда этот метод и чего он не доказывает',
      ],
      details: [
        {
          title: 'Что восходило',
          text: 'Больше всего веса чтения дают тому, что поднималось в момент рождения. Поэтому отчёт начинается с асцендента: его знак и планеты, стоящие у горизонта.',
        },
        {
          title: 'Порядок школ',
          text: 'На какую школу карта указывает прежде всего, на какую потом. Пребывание у планеты, по словам Кейси, окрашивает ум, а земные жизни — чувства.',
        },
        {
          title: 'Меркурий, Венера, Марс',
          text: 'Школы ума, привязанности и нрава. Что каждая, по Кейси, оставляет ученику: быстрое понимание, тягу к красоте, руку, которая легко сжимается в кулак.',
        },
        {
          title: 'Юпитер и Сатурн',
          text: 'Юпитер отвечает за дела, которые касаются многих сразу. Сатурн у Кейси необычен: он означает внезапную перемену и начало заново, с чистой доски.',
        },
        {
          title: 'Три дальние школы',
          text: 'Уран учит крайностям, Нептун — морю и скрытому, Плутон — собственному «я», которое растёт или замыкается. Движутся они медленно, личными их делает дом.',
        },
        {
          title: 'Школы у углов',
          text: 'Подробно рассказаны только планеты не дальше десяти градусов от горизонта или меридиана. Прочим отведено по короткой странице, открытому горизонту — своя.',
        },
      ],
      features: [
        {
          title: 'Воля выше планет',
          text: 'В чтениях ни одна планета не поставлена выше человеческой воли. Отчёт держится этого до последней строки.',
        },
        {
          title: 'Знаки на втором плане',
          text: 'Зодиак у Кейси слабее планет и горизонта, поэтому текст держится на них. В обычных гороскопах бывает наоборот.',
        },
        {
          title: 'Язык картин',
          text: 'Пребывания у планет — традиция символов. Свидетельством о том, где кто побывал, они здесь не служат.',
        },
      ],
    },
  },
}
