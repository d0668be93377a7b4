import type { Report } from '../report.ts'

export const psychologicalHoroscope: Report = {
  type: 'psychological-horoscope',
  categories: ['mental', 'emotional', 'personal'],
  weight: 82,
  score: 4.9,
  reviews: 319,
  texts: {
    en: {
      title: 'The voices that live inside',
      short: 'Psychology',
      summary:
        'The mother you carry in you, the critic with your own voice, the sore place and the guard in front of it: the inner cast of a chart.',
      lead: 'By the time you open your mouth at a meeting, several voices have had their say. One grumbles that it’s late, one wants to be held, one has locked the door. Psychological astrology gives each a planet. This report finds them in your chart, Moon, Saturn, Chiron and Pluto, and listens to them talk: who interrupts, who is never asked, who could become an ally.',
      benefits: [
        'Your inner critic quoted at some length, so that you have something to answer',
        'The childhood rule you still obey, written out so that it can be looked at',
        'The trick that once saved you and now costs more than it saves',
        'Two inner figures who have never met, and a subject for their talk',
        'Words to take to a friend’s kitchen or a psychologist’s office',
      ],
      details: [
        {
          title: 'The Moon’s mother',
          text: 'An early picture of care, by sign, house and aspect: warm but busy, close but anxious, at home but behind a newspaper. And what you still expect of anyone who makes you soup.',
        },
        {
          title: 'Saturn, the critic',
          text: 'Its tone, its favorite subject, the hour when it takes the floor. And what it was once hired for: most critics began in the post of a bodyguard.',
        },
        {
          title: 'Chiron, where it smarts',
          text: 'The spot that a small remark enters too far. The house shows the room; the aspects show who presses there, and what eases it.',
        },
        {
          title: 'Pluto and the lock',
          text: 'What you guard without noticing: a phone, a plan, a feeling. Where you’d sooner leave first, and what would make it safe to stay.',
        },
        {
          title: 'Ways of defending',
          text: 'Retreat, charm, work, explanation, a joke. The elements and the closest hard aspects suggest which you grab first, and what it covers.',
        },
        {
          title: 'Who talks to whom',
          text: 'Aspects between the figures: Moon and Saturn at one table, Pluto behind the door. Those whom nothing connects are named as well, since silence works no worse than words.',
        },
      ],
      features: [
        {
          title: 'No clinical words',
          text: 'A chart sees no illness and treats none. These are figures of speech for what you may have noticed already.',
        },
        {
          title: 'The quarrel, staged',
          text: 'The main inner dispute is written as a short scene, so that one can hear where it turns.',
        },
        {
          title: 'Parents left in peace',
          text: 'Images that you carry are described. What really happened in the family the chart doesn’t know, and doesn’t tell.',
        },
      ],
    },
    ru: {
      title: 'Голоса, которые живут внутри',
      short: 'Психология',
      summary:
        'Мать, которую носишь в себе, критик с вашим собственным голосом, больное место и сторож перед ним: внутренняя труппа карты и её ссоры.',
      lead: 'Пока вы собираетесь открыть рот на совещании, внутри уже высказались несколько голосов. Один ворчит, что поздно, другой просится на ручки, третий запер дверь. Психологическая астрология даёт каждому планету. Отчёт находит их в вашей карте, Луну, Сатурн, Хирон и Плутон, и слушает, как они говорят между собой: кто перебивает, кого не спрашивают, кто мог бы стать союзником.',
      benefits: [
        'Внутренний критик процитирован подробно, чтобы было на что ответить',
        'Детское правило, которому вы до сих пор послушны, записано и вынесено на свет',
        'Приём, который когда-то спасал, а теперь обходится дороже, чем бережёт',
        'Две внутренние фигуры, ещё не знакомые друг с другом, и тема для их разговора',
        'Слова, с которыми можно прийти на кухню к другу или в кабинет психолога',
      ],
      details: [
        {
          title: 'Лунная мать',
          text: 'Ранняя картина заботы по знаку, дому и аспектам: тёплая, но занятая; близкая, но тревожная; дома, но за газетой. И чего вы до сих пор ждёте от всякого, кто варит вам суп.',
        },
        {
          title: 'Сатурн, он же критик',
          text: 'Его тон, любимая тема и час, когда он берёт слово. И для чего его когда-то наняли: критик обычно начинал с должности телохранителя.',
        },
        {
          title: 'Хирон: где саднит',
          text: 'Место, куда мелкое замечание входит слишком далеко. Дом показывает комнату, аспекты — кто на это место нажимает и от чего становится легче.',
        },
        {
          title: 'Плутон и замок',
          text: 'Что вы стережёте, сами того не замечая: телефон, план, чувство. Где проще уйти, не дожидаясь другого и что сделало бы безопасным остаться.',
        },
        {
          title: 'Способы обороны',
          text: 'Отступить, очаровать, уйти в работу, объяснить, отшутиться. Стихии и самые тесные напряжённые аспекты подсказывают, за что вы хватаетесь сначала и что этим прикрыто.',
        },
        {
          title: 'Кто с кем говорит',
          text: 'Аспекты между фигурами: Луна и Сатурн за одним столом, Плутон под дверью. Те, кого ничто не связывает, тоже названы: молчание действует не хуже слов.',
        },
      ],
      features: [
        {
          title: 'Без клинических слов',
          text: 'Болезней карта не видит и не лечит. Здесь фигуры речи для того, что вы, быть может, уже замечали.',
        },
        {
          title: 'Ссора в лицах',
          text: 'Главный внутренний спор записан короткой сценой на два голоса, чтобы стало слышно, где он поворачивает.',
        },
        {
          title: 'Родители ни при чём',
          text: 'Описаны образы, которые вы носите. Что на самом деле было в семье, карта не знает и не рассказывает.',
        },
      ],
    },
  },
}
