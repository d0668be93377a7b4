import type { NotableId } from '../sky-events/notable.ts'

/** Eclipses and conjunctions that history remembers, in English: a name, and what is remembered. */
export const skyNotableEn: Record<NotableId, { name: string; description: string }> = {
  thales: {
    name: 'The eclipse of Thales',
    description:
      'Herodotus tells that day turned to night in the middle of a battle between Lydians and Medes, and that both laid down their arms and made peace. Thales of Miletus is said to have announced the year.',
  },
  thucydides: {
    name: 'The eclipse in the first summer of the Peloponnesian War',
    description:
      'Thucydides writes that the Sun took the shape of a crescent after midday and that some stars came out. He adds that this seems to be possible at a new moon only.',
  },
  nicias: {
    name: 'The eclipse before Syracuse',
    description:
      'The Athenian fleet was ready to withdraw. The Moon was eclipsed, the seers asked for thrice nine days, and Nicias waited. The harbor was closed in the meantime, and the army was lost.',
  },
  gaugamela: {
    name: 'The eclipse before Gaugamela',
    description:
      'Eleven days before the battle in which Alexander met Darius. Arrian has Alexander sacrifice to the Moon, the Sun and the Earth; a diary of the observers in Babylon notes the same eclipse.',
  },
  agathocles: {
    name: 'The eclipse of Agathocles',
    description:
      'The tyrant of Syracuse had slipped through the Carthaginian blockade and was at sea. On the next day, writes Diodorus, it grew so dark that the stars were seen everywhere.',
  },
  livy: {
    name: 'The eclipse of Livy',
    description:
      'Livy puts it five days before the Ides of July. That tells how far the Roman calendar had run from the seasons by then: by some four months.',
  },
  pydna: {
    name: 'The eclipse before Pydna',
    description:
      'On the eve of the battle the tribune Gaius Sulpicius Gallus explained to the Roman soldiers what would happen to the Moon and when, so that nobody took it for a sign. Livy tells it.',
  },
  babylon: {
    name: 'The total eclipse at Babylon',
    description:
      'A clay tablet gives the time after sunrise and names the planets that were seen in the darkness. By such records it is known how much the Earth’s turning has slowed since.',
  },
  bethlehem: {
    name: 'The threefold meeting of Jupiter and Saturn',
    description:
      'The two met three times within seven months, all three in Pisces. Kepler computed it, and set it beside the star of the magi.',
  },
  'two-bce': {
    name: 'Venus and Jupiter as one star',
    description:
      'In the evening sky of Babylon the two brightest planets came so close that the eye could hardly part them.',
  },
  proclus: {
    name: 'The eclipse before the death of Proclus',
    description:
      'Marinus, his pupil, writes in the philosopher’s Life that at Athens the day became night and the stars were seen, a year before the teacher died.',
  },
  louis: {
    name: 'The eclipse of Louis the Pious',
    description:
      'More than five minutes of darkness in the midst of the day. The emperor died on June 20 of the same year, and the chroniclers of his house set the two side by side.',
  },
  henry: {
    name: 'King Henry’s eclipse',
    description:
      'It fell on the days on which Henry I crossed to Normandy for the last time. The chronicle of Peterborough says that people saw stars about the Sun at midday and were in great wonder.',
  },
  igor: {
    name: 'The eclipse of Prince Igor',
    description:
      'It found Prince Igor’s host on the march against the Cumans. The chronicles of Rus describe the stars at midday and embers on the horns of the Sun: it may be the first account of prominences. The Tale of Igor’s Campaign begins with this hour.',
  },
  'closest-great': {
    name: 'The closest meeting of Jupiter and Saturn in many centuries',
    description:
      'A fifteenth of the Moon’s breadth between them, in the morning sky before sunrise. The next meeting that can be compared with it, and could be seen, came in 2020.',
  },
  cerrato: {
    name: 'The eclipse over the south of Europe',
    description:
      'Chronicles from Toledo to Split describe it. Restoro of Arezzo saw the whole body of the Sun covered and the stars out; at Cesena a burning opening was noted at the rim.',
  },
  constantinople: {
    name: 'The eclipse over besieged Constantinople',
    description:
      'The Moon rose with a great part of its disc in shadow. Nicolò Barbaro noted it in his diary of the siege; the city fell a week later.',
  },
  columbus: {
    name: 'The eclipse of Columbus',
    description:
      'Stranded on Jamaica and refused food, Columbus had the tables of Regiomontanus with him and announced that the Moon would darken. In that evening’s local count it was still 29 February.',
  },
  flood: {
    name: 'The conjunction that was to bring a flood',
    description:
      'Over a hundred pamphlets foretold a deluge, as one planet after the other came into Pisces that month. The flood did not come.',
  },
  tycho: {
    name: 'The eclipse that made an astronomer',
    description:
      'In Copenhagen it was a partial one. That it came on the day foretold struck Tycho Brahe, thirteen years old, so much that the boy bought a set of tables.',
  },
  'kepler-conjunction': {
    name: 'The great conjunction of Kepler’s star',
    description:
      'Kepler followed this meeting in Prague. When Mars joined the two in the next autumn, a new star flared up beside them: the last supernova seen in our galaxy by the naked eye.',
  },
  'kepler-eclipse': {
    name: 'The red ring of 1605',
    description:
      'It was total at Naples. Kepler printed what was seen from there, a red glow around the covered Sun, and asked whether it belonged to the Sun, to the Moon or to the air.',
  },
  'galileo-conjunction': {
    name: 'The great conjunction in the twilight',
    description:
      'Five arc-minutes apart, but so near to the Sun that hardly anybody can have seen it. It took until 2020 for the two to come about as close again.',
  },
  halley: {
    name: 'Halley’s eclipse',
    description:
      'Edmond Halley had printed a map of the shadow’s way across England and asked for reports. His times were wrong by four minutes, his path by some thirty kilometers.',
  },
  tecumseh: {
    name: 'The eclipse of Tenskwatawa',
    description:
      'The Shawnee prophet, brother of Tecumseh, had announced that the Sun would be dark that day. At Kinderhook in New York José Joaquín de Ferrer observed it and gave the corona its name.',
  },
  'venus-jupiter': {
    name: 'Venus before Jupiter',
    description:
      'Venus passed in front of Jupiter’s disc. No planet has covered another one since, and none will before 2065.',
  },
  baily: {
    name: 'Baily’s beads',
    description:
      'At Jedburgh in Scotland Francis Baily saw the ring of light break up into beads: sunlight between the mountains at the Moon’s edge. His report sent astronomers traveling to eclipses.',
  },
  'europe-1842': {
    name: 'The eclipse over Europe’s cities',
    description:
      'The shadow went over Perpignan, Pavia, Vienna and on to Russia. Astronomers were struck by the red flames at the rim, which nobody had expected; in Vienna Adalbert Stifter wrote it down as it felt.',
  },
  berkowski: {
    name: 'The first photograph of the corona',
    description:
      'At the observatory of Königsberg Johann Julius Friedrich Berkowski exposed a daguerreotype for eighty-four seconds. It is the first picture on which the corona can be seen.',
  },
  helium: {
    name: 'The eclipse of helium',
    description:
      'In Guntur in India Jules Janssen saw the prominences as bright lines in the spectroscope. A yellow line among them fitted no known substance; it was later named after the Sun: helium.',
  },
  mendeleev: {
    name: 'Mendeleev’s flight',
    description:
      'At Klin the balloon was too wet to lift two. Dmitri Mendeleev rose through the clouds alone, never having flown before, saw the corona, and mended a stuck valve on the way.',
  },
  eddington: {
    name: 'The eclipse that weighed light',
    description:
      'On Príncipe and at Sobral in Brazil two expeditions photographed the stars beside the covered Sun. They stood as far out of place as Einstein’s theory had asked.',
  },
  agung: {
    name: 'The blackest eclipse of the century',
    description:
      'The volcano Agung on Bali had filled the upper air with dust that spring. The Moon in the middle of the shadow was so dark that many observers lost it.',
  },
  concorde: {
    name: 'Seventy-four minutes of totality',
    description:
      'A prototype of Concorde followed the shadow across Africa at twice the speed of sound. Seven observers aboard had the Sun covered for seventy-four minutes, ten times as long as anybody on the ground.',
  },
  'europe-1999': {
    name: 'The eclipse over Europe in 1999',
    description:
      'From Cornwall over Munich and Bucharest to the Bay of Bengal: no total eclipse before it had so many people in its path. Over much of it there were clouds.',
  },
  'america-2017': {
    name: 'From coast to coast',
    description:
      'The first total eclipse in ninety-nine years whose path crossed the United States from ocean to ocean. Some two hundred million Americans are thought to have looked at it.',
  },
  'christmas-star': {
    name: 'The great conjunction of 2020',
    description:
      'Six arc-minutes apart in the evening twilight: the closest that could be seen since 1226. One eyepiece held both planets with their moons and rings.',
  },
}
