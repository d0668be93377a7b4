import type { Report } from '../report.ts'

export const sabianSymbols: Report = {
  type: 'sabian-symbols',
  categories: ['spirituality', 'emotional', 'mental'],
  weight: 52,
  score: 4.8,
  reviews: 83,
  isNew: true,
  texts: {
    en: {
      title: 'A picture for every degree',
      short: 'Sabian symbols',
      summary:
        'The degree of each of your planets as a scene: 360 images of our own, made after the old Sabian idea, with a short comment.',
      lead: 'In 1925, in a park in San Diego, Elsie Wheeler described a scene for each degree of the zodiac and Marc Edmund Jones wrote it down. The idea is free to all, the sentences are theirs, and so we made 360 pictures ourselves. This report finds the degrees of your planets and lays the pictures out like postcards on a table. They prove nothing. You look at them until one looks back.',
      benefits: [
        'A hand of postcards from your own birth, one for each planet',
        'Beneath every picture a few words on what the planet is doing in it',
        'Images written by us from the first to the last, with no line borrowed',
        'Something to think with when the usual words about yourself have worn thin',
      ],
      details: [
        {
          title: 'Which degree counts',
          text: 'A planet at 14°20′ has already entered the fifteenth degree, and its picture is the fifteenth. The rounding is shown for every point, as it often goes wrong.',
        },
        {
          title: 'The Sun’s picture',
          text: 'The scene in which, by this tradition, you have the leading part. The comment looks at who does what in it, and what the frame leaves out.',
        },
        {
          title: 'The Moon’s picture',
          text: 'The Moon crosses a degree in about two hours, so its card is quickly replaced. It is read as the room you return to once the guests have gone.',
        },
        {
          title: 'Three for every day',
          text: 'Mercury, Venus and Mars: what the mind is busy with, where the eye stops, what the hand reaches for. And how the three cards look next to one another.',
        },
        {
          title: 'Jupiter to Pluto',
          text: 'The distant planets stay long in one degree, so that you share their cards with people of your age. They are read as the backdrop to the others.',
        },
        {
          title: 'Ascendant and Midheaven',
          text: 'The Ascendant changes degree in about four minutes. A quarter of an hour later other cards would lie here. If the time is uncertain, these two places stay empty.',
        },
      ],
      features: [
        {
          title: 'Written afresh',
          text: 'The scenes of 1925 belong to their authors. We took over the rule of one degree, one picture, and quote nothing.',
        },
        {
          title: 'The image speaks first',
          text: 'Each scene stands alone, with a brief remark underneath, so that a thought of your own has time to arrive before ours.',
        },
        {
          title: 'A lost hour',
          text: 'The slow planets usually keep their degree all day. The Moon and the angles need the clock and are left out; the Sun, which changes degree on nearly every day, then shows both its pictures.',
        },
      ],
    },
    ru: {
      title: 'Картинка на каждый градус',
      short: 'Сабианские символы',
      summary:
        'Градус каждой планеты как отдельная сцена: триста шестьдесят картин нашего сочинения по старому сабианскому замыслу, с коротким комментарием.',
      lead: 'В 1925 году в парке Сан-Диего Элси Уилер описала по сцене для каждого градуса зодиака, а Марк Эдмунд Джонс записал. Замысел доступен всем, слова принадлежат авторам, поэтому мы придумали триста шестьдесят картин сами. Отчёт находит градусы ваших планет и раскладывает эти картины, как открытки на столе. Они ничего не доказывают. Их разглядывают, пока одна не начнёт разглядывать вас.',
      benefits: [
        'Стопка открыток с вашего рождения, по одной на каждую планету',
        'Под каждой картиной несколько слов о том, чем планета в ней занята',
        'Образы написаны нами от первого до последнего, ни одна строка не заимствована',
        'То, чем можно думать, когда привычные слова о себе стёрлись',
      ],
      details: [
        {
          title: 'Какой градус считать',
          text: 'Планета на 14°20′ уже вошла в пятнадцатый градус, и картина у неё пятнадцатая. Округление показано у каждой точки: на нём часто ошибаются.',
        },
        {
          title: 'Картина Солнца',
          text: 'Сцена, где главная роль, по этой традиции, у вас. Комментарий смотрит, кто в ней чем занят и чего не хватает в кадре.',
        },
        {
          title: 'Картина Луны',
          text: 'Луна проходит градус примерно за два часа, так что открытка меняется быстро. Читается она как комната, куда вы возвращаетесь, проводив гостей.',
        },
        {
          title: 'Три на каждый день',
          text: 'Меркурий, Венера и Марс: чем занята мысль, на чём останавливается взгляд, к чему тянется рука. И как три открытки смотрятся рядом.',
        },
        {
          title: 'От Юпитера до Плутона',
          text: 'Дальние планеты подолгу стоят в одном градусе, и открытка у вас общая с ровесниками. Поэтому она прочитана как задник, на котором видны остальные.',
        },
        {
          title: 'Асцендент и середина неба',
          text: 'Асцендент меняет градус примерно за четыре минуты. Четверть часа спустя здесь лежали бы другие открытки. Если время неточное, два этих места остаются пустыми.',
        },
      ],
      features: [
        {
          title: 'Написано заново',
          text: 'Сцены 1925 года принадлежат их авторам. Мы взяли правило «один градус — одна картина» и ничего не цитируем.',
        },
        {
          title: 'Сначала картина',
          text: 'Образ стоит отдельно, замечание под ним короткое: пусть ваша собственная мысль успеет прийти раньше нашей.',
        },
        {
          title: 'Когда время неизвестно',
          text: 'Медленные планеты обычно держат свой градус весь день. Луне и углам нужно время, без него этих картин нет; Солнце почти каждый день меняет градус и показывает тогда обе.',
        },
      ],
    },
  },
}
