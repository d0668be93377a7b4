import type { Report } from '../report.ts'

export const astrologicalPsychotest: Report = {
  type: 'astrological-psychotest',
  categories: ['mental', 'personal'],
  weight: 64,
  score: 4.7,
  reviews: 187,
  texts: {
    en: {
      title: 'A test without a questionnaire',
      short: 'Temperament test',
      summary:
        'Scales of temperament scored from your chart instead of your answers and drawn as a radar. Each number is taken apart: what raised it, what lowered it.',
      lead: 'A questionnaire asks whether you like parties, and the person you’d prefer to be answers for you. This test asks nothing. It scores your chart on scales of temperament, by rules that are the same for everyone, and draws the rays: long ones, short ones, and together an outline of your own. Under each ray stands the addition, so you can argue with it.',
      benefits: [
        'Your temperament on one sheet that can be made out from across the room',
        'Scores together with their arithmetic: which planet added, which took away',
        'The longest and the shortest rays explained by scenes from an ordinary day',
        'The places where you know yourself otherwise, and what the gap may mean',
        'An outline to lay over a friend’s, scale against scale',
      ],
      details: [
        {
          title: 'Outward or inward',
          text: 'Planets above the horizon and below it, fire and air against earth and water: whether company fills you, or strength comes back over a book, with the phone face down.',
        },
        {
          title: 'Start and stamina',
          text: 'Mars, Saturn and the modes are weighed: how quickly you begin, how long you last, and what a red traffic light does to you.',
        },
        {
          title: 'Head and heart',
          text: 'Mercury against the Moon, air against water. The score shows who reports first when there is news, and who is called in afterward to sign.',
        },
        {
          title: 'Constancy and change',
          text: 'Fixed, cardinal and mutable signs by weight. A high score goes back to the café it knows; a low one has a new favorite every month.',
        },
        {
          title: 'Closeness and distance',
          text: 'Venus, Moon and Uranus settle this scale together: how much nearness is comfortable, and how soon your eye looks for the coat in the hall.',
        },
        {
          title: 'Use and imagination',
          text: 'Saturn and earth on one side, Neptune and water on the other: whether you notice that the tap leaks, or what the stain on the ceiling resembles.',
        },
      ],
      features: [
        {
          title: 'Drawn as a radar',
          text: 'All scales in one drawing, from the center outward, with a table of figures beside it so nobody needs a ruler.',
        },
        {
          title: 'Nothing to answer',
          text: 'Mood, tiredness and the wish to please don’t touch the result: only the data of birth are counted.',
        },
        {
          title: 'A game with rules',
          text: 'It is no psychological test, and nobody should be hired by it. It compares the weight of planets with your experience.',
        },
      ],
    },
    ru: {
      title: 'Тест, в котором нет вопросов',
      short: 'Тест темперамента',
      summary:
        'Шкалы темперамента, посчитанные по карте, а не по вашим ответам, и нарисованные лепестковой диаграммой. Каждое число разобрано: что его подняло, что опустило.',
      lead: 'Анкета спрашивает, любите ли вы вечеринки, и отвечает за вас тот, кем хочется казаться. Этот тест ничего не спрашивает. Он выставляет вашей карте баллы по шкалам темперамента, по правилам, одинаковым для всех, и чертит лучи: длинные, короткие, а вместе — ваш контур. Под каждым лучом показано сложение, так что с тестом можно спорить.',
      benefits: [
        'Ваш темперамент на одном листе, который виден с другого конца комнаты',
        'Баллы вместе с арифметикой: какая планета прибавила, какая отняла',
        'Самые длинные и самые короткие лучи объяснены сценами из обычного дня',
        'Места, где вы знаете себя иначе, и что может значить расхождение',
        'Контур, который можно приложить к чужому, шкала к шкале',
      ],
      details: [
        {
          title: 'Наружу или внутрь',
          text: 'Планеты над горизонтом и под ним, огонь и воздух против земли и воды: наполняет вас общество или силы возвращаются над книгой, когда телефон лежит экраном вниз.',
        },
        {
          title: 'Разгон и выдержка',
          text: 'Взвешены Марс, Сатурн и кресты: быстро ли вы начинаете, надолго ли вас хватает и что делает с вами красный сигнал светофора.',
        },
        {
          title: 'Голова и сердце',
          text: 'Меркурий против Луны, воздух против воды. Балл показывает, кто первым докладывает о новости и кого потом зовут подписать готовое решение.',
        },
        {
          title: 'Постоянство и перемена',
          text: 'Знаки неподвижные, кардинальные и подвижные, по весу. Высокий балл ходит в знакомую кофейню, у низкого каждый месяц новая любимая.',
        },
        {
          title: 'Близость и отдельность',
          text: 'Эту шкалу решают вместе Венера, Луна и Уран: сколько близости вам по душе и скоро ли взгляд начинает искать пальто в прихожей.',
        },
        {
          title: 'Польза и воображение',
          text: 'Сатурн и земля с одной стороны, Нептун и вода с другой: замечаете вы, что кран течёт, или на что похоже пятно на потолке.',
        },
      ],
      features: [
        {
          title: 'Диаграмма лучами',
          text: 'Все шкалы на одном чертеже, от центра наружу, а рядом таблица с числами, чтобы не мерить линейкой.',
        },
        {
          title: 'Не на что отвечать',
          text: 'Настроение, усталость и желание понравиться на результат не влияют: считаются одни данные рождения.',
        },
        {
          title: 'Игра по правилам',
          text: 'Клиническим тестом он не притворяется, и на работу по нему не берут. Он сравнивает вес планет с вашим опытом.',
        },
      ],
    },
  },
}
