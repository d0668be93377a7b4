import type { Lang } from '#language/lang.ts'
import { words } from '../passage.ts'

/** Denials of what nobody said. */
export const DENIALS: Record<Lang, readonly RegExp[]> = {
  en: [
    words(
      '(?:it|this|that)(?:’s| is|’d be| was) (?:not|no|hardly|scarcely|never) (?!longer|wonder|accident|one|matter|small|more)(?:an? )?\\p{L}+',
    ),
    /(?<=^|[.;:,?—] |and |but )(?:it|this|that) (?:isn’t|wasn’t|doesn’t mean)(?!\p{L})/giu,
    words('there’s (?:no|nothing) \\p{L}+ in (?:it|this|that)|no \\p{L}+ in it'),
    words('(?:nobody|no one) \\p{L}+ (?:was|would|could) (?:ever )?(?:so|be|have)'),
    words(
      '(?:has|have|had) nothing to do with|doesn’t come into it|don’t call it|call it \\p{L}+ and you|file it under',
    ),
    words('wrong (?:word|diagnosis|name)|is slander|mistook|gets? mistaken for|may be taken for|it may look like'),
    words('you’re (?:not|no) \\p{L}+(?=[;,:.] )|not out of|not from|and not \\p{L}+ly'),
    words('none of (?:this|it|that) is|(?:mean|means|meant) no|far from (?:being|it)|is hardly the'),
    words('an? \\p{L}+ (?:person|one|cynic|coward|miser|scoffer|recluse|snob) (?:would|wouldn’t)'),
  ],
  ru: [
    words(
      'это (?:вовсе |совсем |отнюдь )?не (?!так|раз|то|всегда|все|надо|страшно|\\p{L}+(?:ет|ёт|ит|[аяую]т|[её]шь|ишь|ть|ться|ся|но|л[аои]?)(?!\\p{L}))\\p{L}+(?=[.,;:…]| —)',
    ),
    words('(?:вовсе|совсем|отнюдь) не \\p{L}+|дело (?:тут |здесь )?не в|не потому,? что'),
    words('\\p{L}+ (?:тут|здесь) (?:ни при чём|нет|не при чём)|ни при чём'),
    words('(?:считать|называть|назвать|принять|принимать|искать) \\p{L}+ (?:рано|не надо|не стоит|незачем|напрасно)'),
    words('(?:не стоит|не надо|незачем|напрасно) (?:считать|называть|принимать|путать)|поклёп'),
    words('(?:зря|напрасно|ошибочно) (?:считают|называют|принимают|думают)|принимают за'),
    words('вы при этом не|не из (?:жадности|страха|упрямства|вежливости|гордости|лени|жалости|каприза|тщеславия)'),
    words('(?:человек|циник|трус|скупой|лентяй|мот) (?:бы (?:не )?\\p{L}+л(?:ся)?|(?:не )?\\p{L}+л(?:ся)? бы)'),
  ],
}

const COMMANDS_EN =
  'add|allow|answer|ask|begin|bring|buy|call|carry|check|choose|clear|close|come|count|cut|do|don’t|drop|eat|find|finish|give|go|hang|have|hold|invite|keep|learn|leave|lend|let|listen|look|make|mark|mend|move|name|never|notice|offer|open|pay|pick|plan|put|read|remember|rest|save|say|schedule|send|set|share|show|sit|sleep|speak|spend|start|stay|stop|take|talk|tell|test|think|throw|treat|trust|try|turn|use|wait|walk|wear|write'

/** A sentence that tells the reader to do something. */
export const COMMAND: Record<Lang, RegExp> = {
  en: new RegExp(
    `^(?:(?:so|and|but|then|better|once in a while|now)[, ]+)?(?:${COMMANDS_EN}) (?!you(?:rs)? |[^;]*, (?:and|or) (?:you|there|it|they|most|somebody|nobody|he|she)(?!\\p{L}))`,
    'iu',
  ),
  ru: /^(?:(?:а|и|но|так что|поэтому|тогда|лучше|не|просто)[, ]+)*\p{L}+(?:йте|ьте|ите)(?:сь)?(?!\p{L})/iu,
}

/** Words that tell the reader which paragraph of a form this is. */
export const LABELS: Record<Lang, readonly RegExp[]> = {
  en: [
    /(?<=^|[.?!…;] )(?:The|Its|Your|One|Their) (?:only |one |real |usual )?(?:price|weak spot|catch|risk|danger|cost|trap|snag|flip side|drawback|remedy|cure|trouble|hitch|downside|temptation|shadow)(?::| is | comes | begins | lies )/gu,
    /(?<=^|[.?!…;] )(?:What helps|What usually helps|What heals|Handled well|Lived well|Badly lived|On a bad day|At its best|At its worst)(?::| is |, )/gu,
  ],
  ru: [
    /(?<=^|[.?!…;] )(?:Расплата|Слабое место|Цена|Подвох|Опасность|Риск|Минус|Беда|Загвоздка|Оборотная сторона|Уязвимое место|Ловушка|Выход|Плата|Соблазн|Плохо то|Помеха|Лекарство|Трудность)(?: (?:одна?|одно|здесь|тут|же|его|её|этого|за это|ваша|ваше))?(?::| —|, что| в том| приходит| начинается)/gu,
    /(?<=^|[.?!…;] )(?:Помогает|Спасает|Лечит|Выручает)(?: одно)?(?::| —)/gu,
  ],
}

const NOT_OF_READER =
  '(?!одними|людьми|своими|чужими|всеми|этими|теми|ими|ваши?ми|вами|какими|такими|другими|детьми|двумя|тремя|обеими|близкими|друзьями|деньгами|сами)'
/** A full adjective, participle or noun in the plural for the one person who is called «вы». */
export const PLURAL: readonly RegExp[] = [
  words(
    `(?:стать|становитесь|станете|стали|быть|будьте|бываете|остаётесь|остаться|останетесь|оставались|кажетесь|казались|выглядите|делаетесь|чувствуете себя|чувствовать себя|считаете себя|прикидываться|прикидываетесь|слывёте|родились|пришли|приходите|возвращаетесь|уходите|выросли|растёте|вышли|оказываетесь|оказаться|казаться|уехать|считают|считали|называют|называли|зовут|видят|видели|делает вас|делают вас) (?:вас |вам |уже |ещё |же |и |куда |самыми |такими |столь |более |чуть |там |здесь ){0,2}${NOT_OF_READER}\\p{L}+(?:ыми|ими)`,
  ),
  words(
    '(?:вы|вами|вас)(?: \\p{L}+){0,3} (?:первыми|последними|одними|самыми|единственными|незаменимыми|главными|старшими|младшими|лишними)',
  ),
  words('(?:первыми|последними|незаменимыми|единственными|лишними)(?: \\p{L}+){0,3} (?:вы|вами|вас)'),
  words(
    '(?:вы|будучи)(?: (?:не|и|же|уже|тут|теперь|здесь|всегда|снова|сегодня|самые|из)){0,2} (?!все|эти|те|другие|такие|многие|какие|некоторые|чужие)\\p{L}{3,}(?:ые|ие)(?=[.,;:!?…]| и | в | на | —)',
  ),
  words(
    'вы(?: (?:теперь|из|же|и|по природе|скорее|не))? (?:мастера|любители|хозяева|учителя|ученики|мастерицы|новички|гости|судьи|бойцы|герои|друзья)',
  ),
]

/** Signs that a sentence tells of a childhood or an earlier life, as having been so. */
export const BIOGRAPHY: Record<Lang, RegExp> = {
  en: words(
    [
      'as a (?:child|kid|boy|girl|toddler|teenager)|in (?:your )?childhood|at (?:your )?school|in (?:the )?(?:kindergarten|class)|kindergarten|schoolyard|school gate|homework|report card',
      'when you were (?:little|small|young|born|\\p{L}+ years old|five|six|seven|eight|nine|ten|eleven|twelve)|at (?:five|six|seven|eight|nine|ten|eleven|twelve)(?! o’clock| past| to | in the| at night)',
      'you (?:\\p{L}+ )?(?:learned|grew up|were (?:told|taught|raised|given|handed|put|praised|scolded|left|sent|asked|the (?:one|child)))|(?:taught|told) you (?:early|once|that)|something told you',
      'the (?:family|house|household) (?:had|was|kept|spoke)|(?:mother|father|parents?|grandmother|grandfather|aunt|teachers?|brothers?|sisters?) (?:said|was|were|had|kept|told|taught|wanted|used|loved|called|asked|thought|believed)',
      'early on|once upon|other children|while other|there was an? \\p{L}+ (?:in|at) (?:that|your|the) (?:house|home)|in that house|back when|ever since|long ago|used to|by the age|at home (?:was|were|there|one|they)',
    ].join('|'),
  ),
  ru: words(
    [
      'в детстве|с детства|детсад\\p{L}*|в детском саду|в школе|школа \\p{L}+л[аои]?|школьн\\p{L}+|в классе|во дворе|над уроками|сверстники|ребёнком|маленьк(?:им|ой|ими)',
      'рано (?:стало|выяснилось|поняли|узнали|научились|усвоили|выучили|пришлось)|смолоду|с малых лет|с тех пор|когда-то|однажды|в своё время',
      'вы (?:\\p{L}+ )?(?:выросли|росли|усвоили|научились|выучились|узнали|поняли|родились|привыкли|вынесли)|вас (?:\\p{L}+ )?(?:учили|научили|приучили|растили|хвалили|ругали|ставили|оставляли|звали|дразнили)|вам (?:\\p{L}+ )?(?:внушали|внушили|говорили|велели|вручили|вручали|поручали|досталось|достался|досталась)',
      '(?:мать|мама|отец|папа|родители|родитель|бабушка|дед|дедушка|тётка|учительница|учитель|брат|сестра) (?:\\p{L}+ )?\\p{L}{2,}л[аои]?(?:сь|ся)?|в (?:семье|доме|том доме|вашем доме) (?:\\p{L}+ )?(?:был|была|было|были|не \\p{L}+ли|говорили|молчали|ждали)|в том доме',
    ].join('|'),
  ),
}

/** The sentence speaks of the reader, in the past. */
export const READER: Record<Lang, RegExp> = {
  en: /(?<!\p{L})you(?:r|rs|’d)?(?!\p{L}).*|(?<!\p{L})(?:was|were|had|said|told|kept|came|went|\p{L}+ed)(?!\p{L})/iu,
  ru: /\p{L}{2,}л(?:а|о|и)?(?:сь|ся)?(?!\p{L})/iu,
}

/** What turns an assertion about the past into a possibility. */
export const HEDGE: Record<Lang, RegExp> = {
  en: words(
    'may|might|maybe|perhaps|possibly|probably|often|usually|likely|could have|can have|many|some|sometimes|as if|as though|seems?|if|whether|must have|tends?|would',
  ),
  ru: words(
    'возможно|может|могл[аои]?|мог|можно|бывает|бывало|должно быть|наверное|пожалуй|вероятно|видимо|видно|скорее всего|иногда|нередко|часто|обычно|если|ли|будто|словно|порой|многие|кто-то|где-то|похоже|кажется',
  ),
}

/** A body’s first words that mean nothing until the gist was read; in Russian a pronoun may come a little later. */
export const LEANING: Record<Lang, RegExp> = {
  en: /^(?:It|They|This|That|These|Those|He|She|Such|So|But|And|Its|Their|His|Her|Hence|Which)(?=[ ’,])(?!(?<=^It) (?:takes|happens|depends|costs|may)| person| child| man)/u,
  ru: /^(?:(?:Это|Этот|Эта|Эти|Этого|Этому|Этим|Так|Такой|Такая|Такое|Такие|Таким|Поэтому|Зато|Но|Тогда|Оттого|Потому|Туда|Оттуда|Отсюда)(?=[ ,—])(?! (?:человек|ребён|дом|день|лунн))|(?:[\p{L}-]+[ ,]+){0,3}(?:он|она|оно|они|его|её|их|ему|ей|им|ими|ею|нему|ней|ним|них|неё|него|нём)(?!\p{L}))/iu,
}

export const BRITISH = words(
  '(?:col|fav|hon|neighb|hum|lab|rum|harb|vap|behavi|endeav|sav|flav|arm|vig|od)our\\p{L}*|theatres?|centres?|centred|metres?|litres?|fibres?|greys?|greyer|(?:real|organ|recogn|apolog|critic|memor|special|emphas|symbol|author|minim|maxim|summar|fantas|patron|scrutin|sympath)is(?:e|es|ed|ing)|analys(?:e|ed|ing)|(?:travel|cancel|counsel|label|quarrel|level|model|marvel|signal|total|channel)l(?:ed|ing|er|ers)|jewellery|cheques?|programmes?|towards|afterwards|whilst|amongst|learnt|spelt|dreamt|burnt|leapt|lorr(?:y|ies)|fortnights?|pyjamas|moustaches?|tyres?|kerbs?|plough\\p{L}*|sceptic\\p{L}*|cosy|storeys?|aeroplanes?|mum|queue[ds]?|judgement|fulfil|enrol|skilful|wilful|defence|offence|licence|practis(?:e|ed|ing)|maths|telly',
)
