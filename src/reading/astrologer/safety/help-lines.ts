import { URGENT, type CareTopic } from './care-topic.ts'

/** What a line is for. `crisis` lines listen to anybody in despair. */
export type HelpFor = 'crisis' | 'violence' | 'sexual_abuse' | 'child' | 'poison'

/** A service that people in distress can reach. */
export interface HelpLine {
  for: readonly HelpFor[]
  name: { en: string; ru: string }
  /** As it is shown. */
  number: string
  /** `tel:` or `sms:`; absent where the number itself is dialed. */
  href?: string
  hours: '24/7' | 'daytime'
  /** ISO 639-1 codes of the languages spoken there. */
  languages: readonly string[]
  /** The page of the service that states the number. */
  source: string
  /** Day the entry was written down from general knowledge, `YYYY-MM-DD`. */
  listedOn: string
  /** Day somebody last compared it with `source`; null where nobody has done so yet. */
  confirmedOn: string | null
}

const LISTED = '2026-11-22'

function line(
  purposes: HelpFor | readonly HelpFor[],
  name: string | readonly [en: string, ru: string],
  number: string,
  rest: { source: string; languages: string; href?: string; hours?: HelpLine['hours'] },
): HelpLine {
  const [en, ru] = typeof name === 'string' ? [name, name] : name
  return {
    for: typeof purposes === 'string' ? [purposes] : purposes,
    name: { en, ru },
    number,
    ...(rest.href && { href: rest.href }),
    hours: rest.hours ?? '24/7',
    languages: rest.languages.split(' '),
    source: rest.source,
    listedOn: LISTED,
    confirmedOn: null,
  }
}

const CHILD_EUROPE: readonly [string, string] = ['the helpline for children and teenagers', 'детский телефон доверия']

/**
 * Help lines by ISO 3166 country. `confirmedOn` is null throughout: the services' own pages could not be reached from where
 * this was written. Whoever runs the product compares each number with its source and puts the day in.
 */
export const COUNTRY_LINES: Readonly<Record<string, readonly HelpLine[]>> = {
  RU: [
    line(
      'crisis',
      ['the Emergencies Ministry’s psychological help line', 'линия психологической помощи МЧС'],
      '+7 495 989-50-50',
      { source: 'https://psi.mchs.gov.ru', languages: 'ru' },
    ),
    line('child', ['the helpline for children, teenagers and parents', 'детский телефон доверия'], '8-800-2000-122', {
      source: 'https://telefon-doveria.ru',
      languages: 'ru',
    }),
    line(
      ['violence', 'sexual_abuse'],
      ['the Anna Center, for women facing violence at home', 'центр «Анна», помощь при насилии в семье'],
      '8-800-7000-600',
      { source: 'https://anna-center.ru', languages: 'ru', hours: 'daytime' },
    ),
  ],
  UA: [
    line('crisis', 'Lifeline Ukraine', '7333', { source: 'https://lifelineukraine.com', languages: 'uk ru en' }),
    line(
      ['violence', 'sexual_abuse'],
      ['the national hotline against violence (La Strada)', 'национальная линия против насилия (Ла Страда)'],
      '116 123',
      { source: 'https://la-strada.org.ua', languages: 'uk ru' },
    ),
    line('child', CHILD_EUROPE, '116 111', { source: 'https://la-strada.org.ua', languages: 'uk ru' }),
  ],
  BY: [
    line(
      'crisis',
      ['the emergency psychological help line in Minsk', 'экстренная психологическая помощь, Минск'],
      '+375 17 352-44-44',
      {
        source: 'https://mgkcpp.by',
        languages: 'ru be',
      },
    ),
    line('child', CHILD_EUROPE, '8 801 100-16-11', { source: 'https://ponimanie.org', languages: 'ru be' }),
    line(
      ['violence', 'sexual_abuse'],
      ['the line for people facing violence at home', 'линия для пострадавших от домашнего насилия'],
      '8 801 100-8-801',
      {
        source: 'https://radislava.by',
        languages: 'ru be',
        hours: 'daytime',
      },
    ),
  ],
  KZ: [
    line(['crisis', 'child'], ['the national helpline 150', 'национальный телефон доверия 150'], '150', {
      source: 'https://telefon150.kz',
      languages: 'kk ru',
    }),
    line(
      ['violence', 'sexual_abuse', 'child'],
      ['the family and children line 111', 'контакт-центр 111 по вопросам семьи и детей'],
      '111',
      {
        source: 'https://111.gov.kz',
        languages: 'kk ru',
      },
    ),
  ],
  US: [
    line('crisis', 'the 988 Suicide & Crisis Lifeline', '988', {
      source: 'https://988lifeline.org',
      languages: 'en es',
    }),
    line(
      'crisis',
      ['Crisis Text Line, text HOME to 741741', 'Crisis Text Line, СМС со словом HOME на 741741'],
      '741741',
      {
        source: 'https://www.crisistextline.org',
        languages: 'en es',
        href: 'sms:741741?&body=HOME',
      },
    ),
    line('violence', 'the National Domestic Violence Hotline', '1-800-799-7233', {
      source: 'https://www.thehotline.org',
      languages: 'en es',
    }),
    line('sexual_abuse', 'RAINN’s National Sexual Assault Hotline', '1-800-656-4673', {
      source: 'https://www.rainn.org',
      languages: 'en es',
    }),
    line('child', 'the Childhelp hotline', '1-800-422-4453', {
      source: 'https://www.childhelphotline.org',
      languages: 'en es',
    }),
    line('poison', 'Poison Help', '1-800-222-1222', { source: 'https://poisonhelp.hrsa.gov', languages: 'en es' }),
  ],
  CA: [
    line('crisis', 'the 9-8-8 Suicide Crisis Helpline', '988', { source: 'https://988.ca', languages: 'en fr' }),
    line('child', 'Kids Help Phone', '1-800-668-6868', {
      source: 'https://kidshelpphone.ca',
      languages: 'en fr',
    }),
    line(
      'violence',
      ['a shelter near you, by phone, at sheltersafe.ca', 'телефоны ближайших приютов на sheltersafe.ca'],
      'sheltersafe.ca',
      {
        source: 'https://sheltersafe.ca',
        languages: 'en fr',
        href: 'https://sheltersafe.ca',
      },
    ),
  ],
  GB: [
    line('crisis', 'Samaritans', '116 123', { source: 'https://www.samaritans.org', languages: 'en' }),
    line('child', 'Childline', '0800 1111', { source: 'https://www.childline.org.uk', languages: 'en' }),
    line('violence', 'the National Domestic Abuse Helpline', '0808 2000 247', {
      source: 'https://www.nationaldahelpline.org.uk',
      languages: 'en',
    }),
    line('sexual_abuse', 'the Rape and Sexual Abuse Support Line', '0808 500 2222', {
      source: 'https://247sexualabusesupport.org.uk',
      languages: 'en',
    }),
    line('poison', 'NHS 111', '111', { source: 'https://111.nhs.uk', languages: 'en' }),
  ],
  IE: [
    line('crisis', 'Samaritans', '116 123', { source: 'https://www.samaritans.org/ireland', languages: 'en' }),
    line('child', 'Childline', '1800 66 66 66', { source: 'https://www.childline.ie', languages: 'en' }),
    line('violence', 'Women’s Aid', '1800 341 900', { source: 'https://www.womensaid.ie', languages: 'en' }),
    line('sexual_abuse', 'the National Rape Crisis Helpline', '1800 77 88 88', {
      source: 'https://www.drcc.ie',
      languages: 'en',
    }),
  ],
  AU: [
    line('crisis', 'Lifeline', '13 11 14', { source: 'https://www.lifeline.org.au', languages: 'en' }),
    line('child', 'Kids Helpline', '1800 55 1800', { source: 'https://kidshelpline.com.au', languages: 'en' }),
    line(['violence', 'sexual_abuse'], '1800RESPECT', '1800 737 732', {
      source: 'https://www.1800respect.org.au',
      languages: 'en',
    }),
    line('poison', 'the Poisons Information Center', '13 11 26', {
      source: 'https://www.poisonsinfo.nsw.gov.au',
      languages: 'en',
    }),
  ],
  NZ: [
    line('crisis', 'Need to Talk?', '1737', { source: 'https://1737.org.nz', languages: 'en' }),
    line('child', 'Youthline', '0800 376 633', { source: 'https://www.youthline.co.nz', languages: 'en' }),
  ],
  DE: [
    line('crisis', 'TelefonSeelsorge', '0800 111 0 111', {
      source: 'https://www.telefonseelsorge.de',
      languages: 'de',
    }),
    line(
      'child',
      ['Nummer gegen Kummer, for children and teenagers', 'Nummer gegen Kummer, для детей и подростков'],
      '116 111',
      {
        source: 'https://www.nummergegenkummer.de',
        languages: 'de',
        hours: 'daytime',
      },
    ),
    line(
      ['violence', 'sexual_abuse'],
      ['the Hilfetelefon for women facing violence', 'Hilfetelefon, помощь женщинам при насилии'],
      '116 016',
      {
        source: 'https://www.hilfetelefon.de',
        languages: 'de en ru',
      },
    ),
  ],
  AT: [
    line('crisis', 'Telefonseelsorge', '142', { source: 'https://www.telefonseelsorge.at', languages: 'de' }),
    line('child', 'Rat auf Draht', '147', { source: 'https://www.rataufdraht.at', languages: 'de' }),
    line(['violence', 'sexual_abuse'], 'Frauenhelpline', '0800 222 555', {
      source: 'https://www.frauenhelpline.at',
      languages: 'de',
    }),
  ],
  CH: [
    line('crisis', 'Die Dargebotene Hand', '143', { source: 'https://www.143.ch', languages: 'de fr it' }),
    line('child', 'Pro Juventute', '147', { source: 'https://www.147.ch', languages: 'de fr it' }),
    line('poison', 'Tox Info Suisse', '145', { source: 'https://www.toxinfo.ch', languages: 'de fr it en' }),
  ],
  FR: [
    line('crisis', ['the national line 3114', 'национальная линия 3114'], '3114', {
      source: 'https://3114.fr',
      languages: 'fr',
    }),
    line('child', 'Allô Enfance en Danger', '119', { source: 'https://www.allo119.gouv.fr', languages: 'fr' }),
    line(
      ['violence', 'sexual_abuse'],
      ['the line 3919 for women facing violence', 'линия 3919 для женщин, столкнувшихся с насилием'],
      '3919',
      {
        source: 'https://www.solidaritefemmes.org',
        languages: 'fr',
      },
    ),
  ],
  ES: [
    line('crisis', ['the line 024', 'линия 024'], '024', {
      source: 'https://www.sanidad.gob.es/linea024',
      languages: 'es',
    }),
    line('child', CHILD_EUROPE, '116 111', { source: 'https://www.anar.org', languages: 'es' }),
    line(['violence', 'sexual_abuse'], ['the line 016 against violence', 'линия 016 против насилия'], '016', {
      source: 'https://violenciagenero.igualdad.gob.es',
      languages: 'es en ru',
    }),
  ],
  NL: [
    line('crisis', '113 Zelfmoordpreventie', '0800-0113', { source: 'https://www.113.nl', languages: 'nl en' }),
    line('child', 'Kindertelefoon', '0800-0432', {
      source: 'https://www.kindertelefoon.nl',
      languages: 'nl',
      hours: 'daytime',
    }),
    line('violence', 'Veilig Thuis', '0800-2000', { source: 'https://veiligthuis.nl', languages: 'nl' }),
  ],
  PL: [
    line('crisis', ['the line for adults in crisis', 'линия для взрослых в кризисе'], '116 123', {
      source: 'https://116sos.pl',
      languages: 'pl',
      hours: 'daytime',
    }),
    line('child', CHILD_EUROPE, '116 111', { source: 'https://116111.pl', languages: 'pl' }),
    line(
      ['violence', 'sexual_abuse'],
      ['the Blue Line against violence', '«Голубая линия» против насилия'],
      '800 120 002',
      {
        source: 'https://niebieskalinia.info',
        languages: 'pl',
      },
    ),
  ],
  IN: [
    line('crisis', 'Tele-MANAS', '14416', { source: 'https://telemanas.mohfw.gov.in', languages: 'hi en' }),
    line('child', 'Childline', '1098', { source: 'https://www.childlineindia.org', languages: 'hi en' }),
    line(['violence', 'sexual_abuse'], ['the women’s helpline 181', 'женская линия помощи 181'], '181', {
      source: 'https://wcd.gov.in',
      languages: 'hi en',
    }),
  ],
  BR: [
    line('crisis', 'CVV', '188', { source: 'https://cvv.org.br', languages: 'pt' }),
    line('child', 'Disque 100', '100', { source: 'https://www.gov.br/mdh', languages: 'pt' }),
    line(['violence', 'sexual_abuse'], 'Ligue 180', '180', {
      source: 'https://www.gov.br/mulheres',
      languages: 'pt',
    }),
  ],
  IL: [
    line(['crisis', 'child'], 'ERAN', '1201', { source: 'https://www.eran.org.il', languages: 'he ar ru en' }),
    line(
      'sexual_abuse',
      ['the sexual assault crisis line', 'линия помощи пострадавшим от сексуального насилия'],
      '1202',
      {
        source: 'https://www.1202.org.il',
        languages: 'he',
      },
    ),
    line(['violence', 'child'], ['the Welfare Ministry’s line 118', 'линия 118 министерства благосостояния'], '118', {
      source: 'https://www.gov.il',
      languages: 'he ar ru en',
    }),
  ],
  ZA: [
    line('crisis', ['the SADAG suicide helpline', 'линия SADAG'], '0800 567 567', {
      source: 'https://www.sadag.org',
      languages: 'en af',
    }),
    line(
      ['violence', 'sexual_abuse'],
      ['the Gender-Based Violence Command Center', 'центр помощи при насилии'],
      '0800 428 428',
      {
        source: 'https://gbv.org.za',
        languages: 'en af',
      },
    ),
    line('child', 'Childline', '116', { source: 'https://www.childlinesa.org.za', languages: 'en af' }),
  ],
  KE: [
    line('child', 'Childline Kenya', '116', { source: 'https://www.childlinekenya.co.ke', languages: 'en sw' }),
    line('crisis', 'Befrienders Kenya', '+254 722 178 177', {
      source: 'https://www.befrienderskenya.org',
      languages: 'en sw',
      hours: 'daytime',
    }),
    line(['violence', 'sexual_abuse'], ['the line 1195 against violence', 'линия 1195 против насилия'], '1195', {
      source: 'https://hak.or.ke',
      languages: 'en sw',
    }),
  ],
  IS: [
    line(['crisis', 'child'], ['the Red Cross line 1717', 'линия Красного Креста 1717'], '1717', {
      source: 'https://1717.is',
      languages: 'is en',
    }),
  ],
  LV: [
    line(['crisis', 'violence', 'sexual_abuse'], ['the Skalbes crisis center', 'кризисный центр Skalbes'], '116 123', {
      source: 'https://www.skalbes.lv',
      languages: 'lv ru',
    }),
    line('child', CHILD_EUROPE, '116 111', { source: 'https://uzticibastalrunis.lv', languages: 'lv ru' }),
  ],
  MX: [line('crisis', 'Línea de la Vida', '800 911 2000', { source: 'https://www.gob.mx/conasama', languages: 'es' })],
  JP: [
    line('crisis', ['the Yorisoi hotline', 'линия Yorisoi'], '0120-279-338', {
      source: 'https://www.since2011.net/yorisoi',
      languages: 'ja en',
    }),
    line('child', 'Childline', '0120-99-7777', {
      source: 'https://childline.or.jp',
      languages: 'ja',
      hours: 'daytime',
    }),
  ],
  SE: [
    line('crisis', 'Mind', '90101', { source: 'https://mind.se', languages: 'sv' }),
    line('child', CHILD_EUROPE, '116 111', { source: 'https://www.bris.se', languages: 'sv en', hours: 'daytime' }),
    line(['violence', 'sexual_abuse'], 'Kvinnofridslinjen', '020-50 50 50', {
      source: 'https://kvinnofridslinjen.se',
      languages: 'sv en',
    }),
  ],
  NO: [
    line('crisis', 'Mental Helse', '116 123', { source: 'https://mentalhelse.no', languages: 'no' }),
    line('child', CHILD_EUROPE, '116 111', { source: 'https://www.116111.no', languages: 'no en' }),
  ],
  DK: [
    line('crisis', 'Livslinien', '70 201 201', {
      source: 'https://www.livslinien.dk',
      languages: 'da',
      hours: 'daytime',
    }),
    line('child', CHILD_EUROPE, '116 111', { source: 'https://bornetelefonen.dk', languages: 'da' }),
  ],
  IT: [
    line(['violence', 'sexual_abuse'], ['the line 1522 against violence', 'линия 1522 против насилия'], '1522', {
      source: 'https://www.1522.eu',
      languages: 'it en ru',
    }),
    line('child', 'Telefono Azzurro', '19696', { source: 'https://azzurro.it', languages: 'it' }),
    line('crisis', 'Telefono Amico', '02 2327 2327', {
      source: 'https://www.telefonoamico.it',
      languages: 'it',
      hours: 'daytime',
    }),
  ],
}

/** A directory of lines of all countries. */
export const DIRECTORY = 'findahelpline.com'

const WANTED: Record<CareTopic, readonly HelpFor[]> = {
  crisis: ['crisis'],
  means: ['crisis'],
  self_harm: ['crisis'],
  eating: ['crisis'],
  threat: ['crisis'],
  medication: [],
  grief: ['crisis'],
  suicide_loss: ['crisis'],
  pregnancy_loss: ['crisis'],
  overdose: ['poison'],
  violence: ['violence', 'crisis'],
  danger: ['violence'],
  injury: ['violence'],
  sexual_abuse: ['sexual_abuse', 'violence', 'crisis'],
  past_abuse: ['sexual_abuse', 'violence', 'crisis'],
  minor: ['child', 'crisis'],
  hit_child: ['child', 'crisis'],
}

/** The lines for a topic, the most fitting kind of them; a child gets those for children. By night one always answers. */
export function linesFor(all: readonly HelpLine[], topic: CareTopic, isByChild: boolean): readonly HelpLine[] {
  const wanted = isByChild && !URGENT.has(topic) ? WANTED.minor : WANTED[topic]
  const ofKind = (kind: HelpFor) => all.filter(({ for: purposes }) => purposes.includes(kind))
  const found = wanted.map(ofKind).find((lines) => lines.length > 0) ?? []
  if (found.length === 0 || found.some(({ hours }) => hours === '24/7')) return found
  return [...found, ...ofKind('crisis').filter((one) => one.hours === '24/7')]
}
