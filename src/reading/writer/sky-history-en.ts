import type { RecordedId } from '../sky-events/history.ts'

/** Storms and flares of the Sun in English: a name, and what is recorded. */
export const skyHistoryEn: Record<RecordedId, { name: string; description: string }> = {
  'carrington-flare': {
    name: 'The Carrington flare',
    description:
      'At 11:18 Richard Carrington, drawing sunspots near London, saw two beads of white light flare up over a group and fade within five minutes. Richard Hodgson saw them too, miles away. It was the first flare of the Sun that anyone had recorded.',
  },
  'carrington-storm': {
    name: 'The Carrington storm',
    description:
      'Some seventeen hours after the flare the strongest magnetic storm on record arrived. The aurora was seen from the Caribbean; telegraph lines gave shocks, and some clerks sent messages with the batteries taken off.',
  },
  'chapman-silverman': {
    name: 'The storm of February 1872',
    description:
      'The aurora came down to Bombay and Khartoum, the lowest latitudes from which it has been described. The telegraph cable from Bombay to Aden was disturbed for hours, and lines across Europe with it.',
  },
  'november-1882': {
    name: 'The storm of November 1882',
    description:
      'Telegraph lines in North America and Europe failed for hours, and from Greenwich Edward Maunder watched a pale green beam cross the whole sky in two minutes. The spot behind it could be seen by the naked eye at sunset.',
  },
  'october-1903': {
    name: 'The Halloween storm of 1903',
    description:
      'A storm near the low point of the solar cycle, when nobody expected one. Telegraph traffic stopped in much of Europe, and in France for most of the day; the aurora was seen down to New South Wales.',
  },
  'railroad-storm': {
    name: 'The New York railroad storm',
    description:
      'Three days of storm had begun with several bursts from one group of spots. By the evening the aurora shone over most of the United States, and telegraph lines carried strong currents of their own.',
  },
  'railroad-night': {
    name: 'The night of the railroad storm',
    description:
      'Early in the day currents in the wires set fire to a station at Brewster in the state of New York, and to the telephone exchange of Karlstad in Sweden. From Apia, 13 degrees south of the equator, the aurora was seen low in the sky.',
  },
  'january-1938': {
    name: 'The storm of January 1938',
    description:
      'A red aurora stood over the whole of Europe, down to Portugal and North Africa. Many took it for a distant fire: fire brigades went out, and short-wave radio fell silent across the Atlantic.',
  },
  'easter-1940': {
    name: 'The Easter Sunday storm',
    description:
      'Long-distance telephone lines, telegraph and power networks in North America were disturbed on the busiest greeting day of spring. Currents in the ground blew fuses and damaged equipment on lines of a thousand kilometers.',
  },
  'september-1941': {
    name: 'The storm of September 1941',
    description:
      'The aurora lit the Atlantic so brightly that a convoy was seen by submarines at night. Radio broadcasts of a baseball game in Brooklyn dropped out, and voltages in the eastern power grid swung.',
  },
  'february-1956': {
    name: 'The great flare of February 1956',
    description:
      'Within minutes of the flare, particles from the Sun drove up the counts of radiation at ground level, in one place to almost fifty times the usual. It is still the largest such rise that instruments have measured.',
  },
  'may-1967': {
    name: 'The flare that silenced radars',
    description:
      'Radio bursts from the Sun blinded the early-warning radars of the far north and were taken at first for jamming. Forecasters of the young solar service recognized the cause in time, and the bombers stayed on the ground.',
  },
  'august-1972': {
    name: 'The storm of August 1972',
    description:
      'The matter thrown out by the Sun reached the Earth in under fifteen hours, the fastest on record. Off the coast of Vietnam dozens of magnetic sea mines exploded by themselves; telephone cables failed in Illinois.',
  },
  quebec: {
    name: 'The Quebec blackout',
    description:
      'At 2:44 in the morning local time the power grid of Quebec collapsed within ninety seconds. Six million people were without electricity for up to nine hours, and the aurora was seen from Florida and Cuba.',
  },
  'bastille-day': {
    name: 'The Bastille Day flare',
    description:
      'A flare of class X5.7 from the middle of the disc, turned towards the Earth. Particles from it snowed the cameras of solar satellites within minutes, and a magnetic storm of the highest class followed a day later.',
  },
  'halloween-flare': {
    name: 'The Halloween flare of 2003',
    description:
      'A flare of class X17 in the middle of the Sun’s disc. The cloud that it threw out reached the Earth in nineteen hours; airlines moved their polar routes, and satellites were put into safe mode.',
  },
  'halloween-storm': {
    name: 'The Halloween storm of 2003',
    description:
      'In the evening fifty thousand people in Malmö in Sweden were without power for up to fifty minutes. The aurora was seen from Texas and from the Mediterranean.',
  },
  'strongest-flare': {
    name: 'The strongest flare measured',
    description:
      'The flare saturated the detectors of the GOES satellites for eleven minutes and was put at class X28 afterwards. It stood at the edge of the disc, and its cloud passed the Earth by.',
  },
  'missed-2012': {
    name: 'The storm that missed the Earth',
    description:
      'A cloud as fast as those of 1859 and 1972 left the side of the Sun that was turned away from us. A week or so earlier the same place had faced the Earth. The probe STEREO-A was in its path and measured it.',
  },
  gannon: {
    name: 'The storm of May 2024',
    description:
      'Several clouds from one large group of spots arrived together and made the first storm of the highest class since 2003. The aurora was photographed from Mexico, the Canaries and the north of India; tractors guided by satellite strayed from their rows.',
  },
}
