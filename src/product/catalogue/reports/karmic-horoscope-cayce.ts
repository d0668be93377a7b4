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
        'Edgar Cayce, speaking in trance, described planets as schools a soul attends between lives. Your chart in his terms: which schools stand nearest the ascendant.',
      lead: 'In 1923 a man lay down in a hotel in Dayton, Ohio, closed his eyes and was asked what astrology is. The answers of Edgar Cayce were taken down in shorthand and became a method: planets as places where the soul has stayed, their marks in the cast of the mind, and human will above them all. By this method, and by no other, your chart is read.',
      benefits: [
        'Your planets weighed as the readings weigh them: those that were rising come first',
        'Urges described as leanings, to be followed, bent or left alone',
        'Cayce beside the common meaning of a planet, wherever the two differ',
        'Quotations marked with the number of the reading they come from',
        'A sober note on where the method comes from and what it can’t prove',
      ],
      details: [
        {
          title: 'What was rising',
          text: 'The readings give most weight to what was coming up at the birth. So the report begins at the ascendant: its sign, and the planets near the horizon.',
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
          title: 'Retrograde planets',
          text: 'Planets that were moving backward at your birth are read, in keeping with the image of schools, as a subject taken for the second time.',
        },
      ],
      features: [
        {
          title: 'Will comes first',
          text: 'No planet surpasses the rule of human will, the reading of 1923 says. The report keeps to that to its last line.',
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
        'Эдгар Кейси, говоря в трансе, называл планеты школами, где душа учится между жизнями. Ваша карта его языком: какие школы ближе всего к асценденту.',
      lead: 'В 1923 году в гостинице американского города Дейтон человек лёг, закрыл глаза, и его спросили, что такое астрология. Ответы Эдгара Кейси застенографировали, и из них сложился метод: планеты как места, где побывала душа, их следы в складе ума и человеческая воля, поставленная выше всех светил. По этому методу, и только по нему, прочитана ваша карта.',
      benefits: [
        'Ваши планеты, взвешенные как в чтениях Кейси: первыми те, что восходили',
        'Побуждения описаны как склонности: им можно следовать, можно их гнуть или оставить',
        'Кейси и общепринятое толкование рядом всюду, где они расходятся',
        'У каждой цитаты номер чтения, из которого она взята',
        'Трезвая справка о том, откуда этот метод и чего он не доказывает',
      ],
      details: [
        {
          title: 'Что восходило',
          text: 'Больше всего веса чтения дают тому, что поднималось в час рождения. Поэтому отчёт начинается с асцендента: его знак и планеты, стоящие у горизонта.',
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
          title: 'Ретроградные планеты',
          text: 'Планеты, которые при вашем рождении пятились, читаются в духе того же образа школы: как предмет, который проходят во второй раз, внимательнее.',
        },
      ],
      features: [
        {
          title: 'Воля выше планет',
          text: 'Ни одна планета не сильнее человеческой воли, сказано в чтении 1923 года. Отчёт держится этого до последней строки.',
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
