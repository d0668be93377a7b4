import type { Report } from '../report.ts'

export const child: Report = {
  type: 'child',
  categories: ['personal', 'emotional', 'communication'],
  weight: 74,
  score: 4.9,
  reviews: 264,
  texts: {
    en: {
      title: 'Your child, before anyone’s plans',
      short: 'Child',
      summary:
        'A child’s chart read to the parent: what soothes, what frightens, how this one learns, and where your own way of loving may miss the mark.',
      lead: 'Some children cry over a seam in a sock; others fall off a fence and laugh. Nobody taught them that. This report takes the chart of your child’s first minute and tells you, the parent, what the temperament asks for: how much noise, how many warnings before leaving the playground, which kind of praise is heard. It plans no career and promises no medals.',
      benefits: [
        'What tends to comfort this child after a lost game or a loud party',
        'How something new goes in: a rule, a letter, a bicycle',
        'Praise that lands told apart from praise that slides off',
        'Where it is stubbornness and where fear, though both look alike from the kitchen',
        'A future left open: talents named as leanings, never as a profession',
      ],
      details: [
        {
          title: 'The Moon: what soothes',
          text: 'By sign, house and aspect: arms or a quiet corner, a story or an honest explanation, company or that one blanket. Also how the grown-ups’ mood is felt.',
        },
        {
          title: 'Sun and Ascendant',
          text: 'What makes the child stand taller, and the face shown to a new class. A shy entrance over a bold heart is easily misread at the school gate.',
        },
        {
          title: 'Mercury at the desk',
          text: 'How things are learned: by ear, by hand, by argument, by taking the alarm clock apart. Where attention drifts halfway, and what brings it back without shouting.',
        },
        {
          title: 'Mars and the storm',
          text: 'How anger comes and goes, what sets it alight, and which outlet is the right size: running, a hammer, permission to slam one door.',
        },
        {
          title: 'Venus in the yard',
          text: 'Whom the child is drawn to, what hurts in a friendship, whether sharing comes easily. And how love is shown by a person who can’t yet spell it.',
        },
        {
          title: 'Saturn and limits',
          text: 'Where this child is already strict inside and needs less strictness from you, and where a firm no serves as the handrail of a steep stair.',
        },
      ],
      features: [
        {
          title: 'Spoken to the parent',
          text: 'Each paragraph speaks to you: what you may notice at home, what may stand behind it, what is worth a try.',
        },
        {
          title: 'Nobody is to blame',
          text: 'No bill is made out to the mother, the school or the stars. A hard aspect comes with the help it asks for.',
        },
        {
          title: 'Fit to hand over',
          text: 'It speaks of the child with respect, so at eighteen the child can read it too and nobody need blush.',
        },
      ],
    },
    ru: {
      title: 'Ребёнок до наших планов на него',
      short: 'Ребёнок',
      summary:
        'Карта ребёнка, рассказанная родителю: что утешает, что пугает, как учится именно этот человек и где ваша любовь может пройти мимо цели.',
      lead: 'Одни дети плачут из-за шва на носке, другие падают с забора и смеются. Их этому никто не учил. Отчёт берёт карту первой минуты вашего ребёнка и рассказывает вам, о чём просит его нрав: сколько шума, сколько предупреждений перед уходом с площадки, какая похвала будет услышана. Профессии отсюда не выводятся, медали не обещаны.',
      benefits: [
        'Чем обычно можно утешить этого ребёнка после проигрыша или шумного праздника',
        'Как до него доходит новое: правило, буква, велосипед',
        'Какая похвала попадает в цель, а какая отскакивает',
        'Где упрямство, а где страх, хотя из кухни они выглядят одинаково',
        'Будущее не занято: таланты названы склонностями, профессий среди них нет',
      ],
      details: [
        {
          title: 'Луна: что утешает',
          text: 'По знаку, дому и аспектам: объятия или тихий угол, сказка или честное объяснение, гости или то самое одеяло. И как на ребёнке отзывается настроение взрослых.',
        },
        {
          title: 'Солнце и асцендент',
          text: 'От чего ребёнок расправляет плечи и с каким лицом входит в новый класс. Робкий вход при смелом сердце у школьных ворот легко принять за слабость.',
        },
        {
          title: 'Меркурий за партой',
          text: 'Как усваивается новое: на слух, руками, в споре, через разобранный будильник. Куда уплывает внимание на середине задачи и что возвращает его без крика.',
        },
        {
          title: 'Марс и буря',
          text: 'Как приходит и уходит злость, что её поджигает и какой выход ей по росту: бег, молоток, право один раз хлопнуть дверью.',
        },
        {
          title: 'Венера во дворе',
          text: 'К кому тянется в компании, что ранит в дружбе, легко ли делиться. И как показывает любовь человек, который ещё не умеет написать это слово.',
        },
        {
          title: 'Сатурн и границы',
          text: 'Где ребёнок уже строг к себе и вашей строгости нужно меньше, а где твёрдое «нельзя» служит ему перилами на крутой лестнице.',
        },
      ],
      features: [
        {
          title: 'Разговор с родителем',
          text: 'Каждый абзац обращён к вам: что можно заметить дома, что за этим бывает и что стоит попробовать.',
        },
        {
          title: 'Никто не виноват',
          text: 'Ни маме, ни школе, ни звёздам счёт не выставлен. Рядом с трудным аспектом названа помощь, о которой он просит.',
        },
        {
          title: 'Можно отдать потом',
          text: 'О ребёнке сказано с уважением: в восемнадцать лет он прочтёт это сам, и краснеть никому не придётся.',
        },
      ],
    },
  },
}
