import type { Report } from '../report.ts'

export const karmicHoroscope: Report = {
  type: 'karmic-horoscope',
  categories: ['spirituality', 'personal'],
  weight: 68,
  score: 4.7,
  reviews: 233,
  texts: {
    en: {
      title: 'From the south node to the north',
      short: 'Karmic horoscope',
      summary:
        'The nodal axis of your chart as one route: what comes easily and binds, what is still clumsy and leads on, who helps, what has to be worked for, and at which ages.',
      lead: 'Some things you could do before anybody taught you, and some have stayed clumsy however old you get. Karmic astrology ties both to one line in the chart, from the south node of the Moon to the north. You needn’t believe in earlier lives to follow it: karma here is an old word for habits whose beginning nobody remembers. The report asks one question on its first page and comes back to it on the last.',
      benefits: [
        'One question for your axis, computed from the signs of the nodes',
        'Which end is stronger in your chart, with what speaks for it and against it',
        'The rulers of both nodes by sign, house and aspect, and how they get on',
        'Saturn as the work that the way requires, named by house and sign',
        'The returns and reversals of the nodes with ages and months',
      ],
      details: [
        {
          title: 'The south node',
          text: 'Sign and house of what comes easily. The report says why it works, how it binds and when it calls loudest, so that you recognize the call.',
        },
        {
          title: 'Who keeps you there',
          text: 'The planet that rules the south node shows what keeps the habit alive: a family history, a good name, a routine, a person.',
        },
        {
          title: 'Planets at the axis',
          text: 'A planet at either node or at right angles to both takes part in every step. Each one in your chart is read by the side on which it stands.',
        },
        {
          title: 'The north node',
          text: 'Sign and house of what has to be learned, what it feels like at first, and by what small signs you can tell that you are under way.',
        },
        {
          title: 'Saturn’s work',
          text: 'What has to be worked for: house, sign and hardest aspect, and what this work looks like at your age.',
        },
        {
          title: 'The route and its ages',
          text: 'Every eighteen years and seven months the nodes come home, and halfway between they change places. Your dates are in a table, each turn with its subject.',
        },
      ],
      features: [
        {
          title: 'No debts made up',
          text: 'The tradition speaks in symbols and takes no inventory of facts. Nobody is being punished, and nothing has to be endured for later lives.',
        },
        {
          title: 'Only the axis',
          text: 'Retrograde planets and planets near the angles have reports of their own. This one stays on its line from beginning to end.',
        },
        {
          title: 'It takes your age into account',
          text: 'At nineteen the axis asks something else than at eighty. What is told of the past is told as a possibility.',
        },
      ],
    },
    ru: {
      title: 'От южного узла к северному',
      short: 'Кармический гороскоп',
      summary:
        'Ось лунных узлов вашей карты как один маршрут: что даётся легко и держит, что пока неловко и ведёт дальше, кто помогает, что придётся заработать и в каком возрасте.',
      lead: 'Одно вы умели раньше, чем вас учили, другое остаётся неловким, сколько ни проходит лет. Кармическая астрология связывает то и другое одной линией карты: от южного узла Луны к северному. Верить в прежние жизни для этого не нужно: карма здесь — старое слово для привычек, начала которых никто не помнит. На первой странице отчёт задаёт один вопрос и на последней к нему возвращается.',
      benefits: [
        'Один вопрос вашей оси, вычисленный по знакам узлов',
        'Какой конец в вашей карте сильнее, что говорит за это и что против',
        'Управители обоих узлов по знаку, дому и аспекту и то, как они ладят',
        'Сатурн как работа, которой требует дорога, названная по дому и знаку',
        'Возвращения узлов и их перемены мест с возрастом и месяцем',
      ],
      details: [
        {
          title: 'Южный узел',
          text: 'Знак и дом того, что даётся легко. Сказано, почему оно работает, чем держит и когда зовёт громче всего, чтобы этот зов можно было узнать.',
        },
        {
          title: 'Кто удерживает',
          text: 'Планета, которая управляет южным узлом, показывает, чем жива привычка: семейной историей, добрым именем, распорядком, человеком рядом.',
        },
        {
          title: 'Планеты на оси',
          text: 'Планета у одного из узлов или поперёк оси участвует в каждом шаге. Каждая такая в вашей карте прочитана по той стороне, на которой стоит.',
        },
        {
          title: 'Северный узел',
          text: 'Знак и дом того, чему предстоит учиться: каково это поначалу и по каким малым приметам видно, что вы в пути.',
        },
        {
          title: 'Работа Сатурна',
          text: 'Что придётся заработать: дом, знак и самый трудный аспект, а ещё то, как эта работа выглядит в вашем возрасте.',
        },
        {
          title: 'Маршрут и его возрасты',
          text: 'Раз в восемнадцать лет и семь месяцев узлы возвращаются, а на полпути меняются местами. Ваши сроки собраны в таблицу, у каждого поворота своя тема.',
        },
      ],
      features: [
        {
          title: 'Долги не выдуманы',
          text: 'Традиция говорит символами и описи фактов не ведёт. Никто не наказан, и терпеть ради будущих жизней ничего не предлагают.',
        },
        {
          title: 'Только ось',
          text: 'У ретроградных планет и у планет возле углов карты есть собственные отчёты. Этот от начала до конца держится своей линии.',
        },
        {
          title: 'Возраст учтён',
          text: 'В девятнадцать ось спрашивает об одном, в восемьдесят о другом. О прошлом сказано только как о возможности.',
        },
      ],
    },
  },
}
