import type { Report } from '../report.ts'

export const personality: Report = {
  type: 'personality',
  categories: ['personal', 'mental'],
  weight: 100,
  score: 4.9,
  reviews: 412,
  texts: {
    en: {
      title: 'The whole natal chart, read for you',
      short: 'Personality',
      summary:
        'Every planet, house and aspect in your chart, weighed against the others and read as one character, contradictions included.',
      lead: 'A Sun sign describes one in twelve people. This report starts where that stops: it takes the whole chart of the minute and place you were born, finds what weighs most in it, and reads the rest in its light. Where two parts of you want opposite things, it says so and names the place where they meet.',
      benefits: [
        'A portrait that could not be handed to your neighbor, born an hour later',
        'The two or three themes that run through the chart, set apart from minor details',
        'The inner quarrels named, with what each side is good for',
        'A note beside every paragraph: which planet, which sign, which aspect, how exact',
        'A PDF of some twenty pages to keep, print and mark up',
      ],
      details: [
        {
          title: 'Sun, Moon and Ascendant',
          text: 'What you are after, what calms you, and the manner in which strangers meet you: first each alone, then as three people sharing an apartment.',
        },
        {
          title: 'Weights and balances',
          text: 'Elements and modes are counted by planet and angle. A fire chart with one earth planet is not the same as an earth chart, and the report shows the sum.',
        },
        {
          title: 'Who governs whom',
          text: 'The chain of dispositors: each planet answers to the ruler of its sign, and in the end a few of them govern the whole house.',
        },
        {
          title: 'Mind, love, drive',
          text: 'Mercury, Venus and Mars by sign, house and aspect: how you argue, what you find beautiful, what gets you out of your chair.',
        },
        {
          title: 'Growth and weight',
          text: 'Jupiter and Saturn, the door that opens easily and the one that sticks, with the area of life where you meet each.',
        },
        {
          title: 'Aspects that matter',
          text: 'The closest ties between planets, ranked by orb and by how personal they are. The loose ones are left in the table, where they belong.',
        },
      ],
      features: [
        {
          title: 'Chart and tables',
          text: 'The wheel, positions to the arc-minute, the houses, and a grid of aspects.',
        },
        {
          title: 'Unknown birth time? We say so',
          text: 'Without a birth time the report leaves out houses and Ascendant, and tells you what it left out.',
        },
        {
          title: 'Checked before you read it',
          text: 'Every placement the text names is compared with the computed chart. What doesn’t match is never sent.',
        },
      ],
    },
    ru: {
      title: 'Вся натальная карта: ваш портрет',
      short: 'Личность',
      summary:
        'Все планеты, дома и аспекты вашей карты, взвешенные друг относительно друга и прочитанные как один характер, со всеми противоречиями.',
      lead: 'Знак Солнца подходит каждому двенадцатому. Этот отчёт начинает там, где гороскоп из журнала заканчивается: берёт карту той минуты и того места, где вы родились, находит в ней главное и читает остальное в его свете. Если две стороны характера тянут в разные концы, так и сказано, и названо место, где они сходятся.',
      benefits: [
        'Портрет, который не подойдёт соседу по палате, родившемуся часом позже',
        'Две-три темы, на которых держится карта, отдельно от случайных подробностей',
        'Внутренние споры названы, и у каждой стороны показана её правота',
        'Заметка у каждого абзаца: какая планета, в каком знаке, какой аспект и насколько он точен',
        'PDF страниц на двадцать: хранить, печатать, черкать на полях',
      ],
      details: [
        {
          title: 'Солнце, Луна и асцендент',
          text: 'Чего вы добиваетесь, что вас успокаивает и как вас видят с порога. Сначала порознь, потом вместе, как трёх жильцов одной квартиры.',
        },
        {
          title: 'Чего много и чего мало',
          text: 'Стихии и кресты подсчитаны по планетам и углам. Одна земная планета в огненной карте звучит иначе, чем пять, и подсчёт перед вами.',
        },
        {
          title: 'Кто кем управляет',
          text: 'Цепочка диспозиторов: каждая планета отчитывается перед управителем своего знака, и в конце концов выясняется, кто в доме хозяин.',
        },
        {
          title: 'Ум, любовь, воля',
          text: 'Меркурий, Венера и Марс по знаку, дому и аспектам: как вы спорите, что считаете красивым и ради чего встаёте с дивана.',
        },
        {
          title: 'Рост и ноша',
          text: 'Юпитер и Сатурн: дверь, которая открывается сама, и та, что разбухла и не поддаётся. И комнаты жизни, куда они ведут.',
        },
        {
          title: 'Главные аспекты',
          text: 'Самые тесные связи между планетами, по точности и по тому, насколько они личные. Остальные честно остались в таблице.',
        },
      ],
      features: [
        {
          title: 'Карта и таблицы',
          text: 'Колесо, положения до угловой минуты, дома и сетка аспектов.',
        },
        {
          title: 'Время неизвестно? Мы так и скажем',
          text: 'Без времени рождения в отчёте нет домов и асцендента, и сказано, что именно опущено.',
        },
        {
          title: 'Проверено до вас',
          text: 'Каждое положение, названное в тексте, сверено с рассчитанной картой. Что не сошлось, к вам не попадёт.',
        },
      ],
    },
  },
}
