import type { Lang } from '#language/lang.ts'

/**
 * What only lovers ask of each other, over a question in small letters where `@p` stands for the people spoken of. `always`
 * is asked of nobody but a partner; `love` is also asked of one's family, with nothing of lovers in it, and of a friend or a
 * colleague it is.
 */
interface LoversWords {
  always: RegExp
  love: RegExp
  /** Sides of the question that leave the reader's own love to somebody else: "how will Tom take it if I marry". */
  aside: RegExp
  /** Words that put the reader, or somebody together with somebody, into the question. */
  together: RegExp
}

const words = (patterns: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}@])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'u')

const EN_TWO = '(?:@p and i|i and @p|me and @p|@p and me|@p and @p|we|us|i)'
const EN_ONE = '(?:@p|me|us|each other|one another|you)'

export const LOVERS: Record<Lang, LoversWords> = {
  en: {
    always: words([
      'in love(?! with (?:the|an?|this|that|my|his|her|music|life) )|f(?:all|alls|ell|alling|allen) for (?:@p|me|us|each)|head over heels|love(?: |-)(?:affair|life|match|story|compatibility|interest|connection)s?|ma(?:ke|kes|de|king) love|lovers?|love at first',
      'romanc\\w*|romantic\\w*|flirt\\w*|crush(?:es|ing)?(?: on)?|(?:have |having |had |start )?an? (?:affair|fling)|seduc\\w*|woo(?:s|ing|ed)?|court(?:s|ing)? (?:@p|me)',
      `dating|(?:on|for|our|a|an|first|second|another|ideal|perfect|dinner) date(?! (?:of|for|to|when|is|and|with destiny))|dates? (?:night|with @p)|${EN_TWO}(?: ever| really| start)? date|date ${EN_ONE}|ask(?:ed|ing|s)? ${EN_ONE} out|go(?:ing)? steady|hook(?:ed|ing)? up`,
      `(?:good|great|nice|happy|strong|cute|perfect|real|lovely|a|the|as|power|be|become|best|married|right) (?:couple|item)(?! (?:of|more)\\b)|couple material|(?:be|become|becoming|as|being|make) (?:my|his|her|@p|an?)(?: good| great| future)? (?:boyfriend|girlfriend|lover|husband|wife|spouse|bride|groom|life partner)`,
      `marry ${EN_ONE}|${EN_TWO}(?: \\w+){0,3} (?:marry|marrying|wed|elope)|${EN_TWO}(?: \\w+){0,2} (?:get|getting|got|be) (?:married|engaged|hitched)|(?:marriage|wedding|marrying|married|engaged) (?:to|with|between) ${EN_ONE}|propos(?:e|es|ed|ing) to (?:@p|me)|marriage material|(?:@p|i) (?:good )?(?:husband|wife) (?:for|to) (?:me|@p)`,
      'sex|sexual\\w*|sexy|erotic\\w*|intima(?:te|tely|cy)|lust\\w*|horny|hots? for|naked|undress\\w*|arous\\w*|orgasm\\w*|turn(?:s|ed|ing)? (?:(?:@p|me|us|each other) on|on (?:@p|me))|turn-?ons?|turned on|(?:compatible|good|great|fit|match\\w*|hot|work|like|chemistry|passion\\w*) in bed|(?:and|what about|how about)(?: us)? in bed',
      `desir(?:e|es|ed|ing) (?:for )?${EN_ONE}|(?:any|feel|mutual|physical|of|the|our|carnal) desire|desire (?:between|for)|desired by (?:@p|me)|attraction|attracted (?:to|by)|attractive to|finds? (?:@p|me) (?:attractive|hot|beautiful|sexy|cute)|fanc(?:y|ies|ied) (?:@p|me)|(?:@p|i|be|is|am|are|really|so) into (?:@p|me)|hit(?:s|ting)? on (?:@p|me)|make a (?:move|pass) (?:on|at)|have (?:a thing|the hots) for|want(?:s)? me (?:in that way|that way|physically)`,
      'passion (?:like |there )?(?:between|for (?:@p|me))|(?:our|any|some|much|no|the) passion(?! for)|passionate (?:about (?:@p|me)|together|with)|chemistry(?! (?:exam|lesson|class|homework|teacher|test|degree|set|grade|tutor|gcse|a-level))|soul ?mates?|twin flames?|more than (?:just )?(?:friends?|colleagues?|a friend)|friends with benefits|friend ?zone|(?:a|any|the|that) spark|sparks? between|the one for me|kiss (?:@p|me) on the lips',
    ]),
    love: words([
      `lov(?:e|es|ed|ing) (?:${EN_ONE}|with|between)|love (?:there|possible)|(?:is it|about|is this|is that|any|is there|in terms of|when it comes to|as for|and in|feel) love|feelings? for (?:@p|me)|(?:romantic|deep|secret) feelings`,
      `kiss\\w*|sle(?:ep|eping|pt) (?:with (?:@p|me)|together)|touch(?:es)? me|spend the night|boyfriend|girlfriend|(?:will|should|could|would|can) (?:@p and i|i and @p|we) (?:ever )?(?:get|be|end up) together`,
    ]),
    aside:
      /(?<![\p{L}])(?:(?:can|could) you (?:please )?tell me|tell me|i wonder|i would like to know|i want to know|i(?:’|')?d like to know|let me know|i think)(?![\p{L}])|(?<![\p{L}])(?:if|when|that|because|since|once|after|while|before|about me) (?:i|me) ?(?:am|was|will|have|ve|do|should)? ?(?:start(?:ed)?|begin|began|going to|am)? ?(?:dating|date|marry|remarry|married|get(?:ting)? (?:re)?married|fall in love|fell in love|in love|have sex|flirt)(?! (?:@p|with @p|to @p))[^,.?!]*/gu,
    together:
      /(?<![\p{L}@])(?:i|me|my|mine|myself|we|us|our|ours|ourselves|each other|one another|(?:with|between|for|to|on|about|is) @p|@p and @p)(?![\p{L}])/u,
  },
  ru: {
    always: words([
      'влюб[лчи]\\p{L}*|любовни\\p{L}+|любовн\\p{L}+|возлюбленн\\p{L}+|(?:сердечн|нежн)\\p{L}+ чувств\\p{L}*|в любви(?! (?:к|ко) (?!мне|@p))|любовь с первого|любовью заня\\p{L}+|заня\\p{L}+ любовью|заним\\p{L}+ любовью|крутить любовь',
      'роман(?:а|у|ом|е|ы|чик\\p{L}*)?(?! (?:о |про |в стихах|толст|достоевск|булгаков|пушкин))|романти\\p{L}*|флирт\\p{L}*|заигрыва\\p{L}*|кокетнича\\p{L}*|соблазн\\p{L}+|приударить|подкат(?:ывать|ить|ывает)|клеит\\p{L}* ко мне|запал\\p{L}? на (?:меня|@p)|сохн\\p{L}+ по (?:мне|@p)|интрижк\\p{L}*',
      '(?<!до )свидани(?:е|я|ю|ем|и|й|ях|ям)|(?:мы|нас|вы|вас|наша|хорош\\p{L}+|красив\\p{L}+|идеальн\\p{L}+|отличн\\p{L}+|крепк\\p{L}+|прекрасн\\p{L}+|неплох\\p{L}+|настоящ\\p{L}+|стан\\p{L}+|быть|будем|был[аи]? бы|получит\\p{L}*|получил\\p{L}+|выйдет|вышла бы|как|@p|я) пар(?:а|ой|у)(?! (?:недел|дн|слов|вопрос|раз|час|месяц|лет|минут|год))|пар(?:а|ой) (?:ли|мы|мы с)|(?:мы|нас|из нас|нам)(?: \\p{L}+| @p){0,4} пар(?:а|ой|у)(?! (?:недел|дн|слов|вопрос|раз|час|месяц|лет|минут|год))',
      'замуж за|жени\\p{L}+ (?:ли )?(?:@p |он )?на (?:мне|@p)|(?:мне|нам|я) (?:ли )?(?:стоит |нужно )?жениться на|пожен\\p{L}+|наш\\p{L}* (?:свадьб|брак|помолвк)\\p{L}*|(?:свадьб|брак|помолвк)\\p{L}* (?:с|со) (?:@p|мной)|(?:в|между) (?:мной и @p|нами) (?:брак|свадьб)\\p{L}*|брак между|предложение руки|руку и сердце|(?:моим|моей) (?:мужем|женой) (?:ли )?(?:стан|буд)\\p{L}+|(?:стан|буд)\\p{L}+ (?:ли )?(?:@p )?(?:моим мужем|моей женой|моим парнем|моей девушкой|мужем и женой)',
      'секс\\p{L}*|сексуальн\\p{L}*|эроти\\p{L}*|интим\\p{L}*|переспа\\p{L}*|возбужда\\p{L}*|возбужден\\p{L}*|похот\\p{L}*|вожделе\\p{L}*|раздева\\p{L}* (?:меня|@p)|оргазм\\p{L}*|(?:совместим\\p{L}*|хорош\\p{L}*|подход\\p{L}*|нам|нас|мы|что|как|а) (?:у нас |друг другу )?в постели|завод(?:ит|ят) (?:ли )?(?:меня|@p|его|ее)(?: \\p{L}+)* (?:меня|мне|во мне|@p)|(?:что|чем)(?: \\p{L}+){0,3} завод(?:ит|ят|жу)(?! дел)',
      '(?:жела|хоч|хот)(?:ет|ю|у|ем|ют|ела?) (?:ли )?(?:(?:он|она|@p) )?(?:ли )?(?:меня|@p|друг друга)(?! \\p{L}+(?:ть|ти|ться)(?!\\p{L}))|желани\\p{L}+ (?:между|ко мне|к @p|с @p)|есть ли (?:\\p{L}+ ){0,3}желани\\p{L}+|страст(?:ь|и|ью)(?! (?:к|ко) (?!мне|@p))|страстн\\p{L}+|влечени\\p{L}+|влечет|притяжени\\p{L}+(?! земл)|привлека(?:ю|ет|ем) (?:ли )?(?:я |меня |@p |как )|как (?:мужчин|женщин|девушк|парень|парн)\\p{L}*',
      'хими(?:я|и|ю) (?:между|у нас|с @p|с ней|с ним)|наш\\p{L}* хими\\p{L}*|есть ли(?: \\p{L}+| @p){0,4} хими\\p{L}*|(?:какая|что за|насколько)(?: \\p{L}+){0,2} хими\\p{L}*(?: \\p{L}+)* (?:нами|нас|@p)|искр\\p{L}+ между|между(?: \\p{L}+| @p){1,4} искр\\p{L}+|больше(?:,)? чем (?:друзья|дружба|друг|коллеги)|втор\\p{L}+ половинк\\p{L}*',
    ]),
    love: words([
      'люб(?:лю|ит|им|ят|ишь|ил[аи]?) (?:ли )?(?:\\p{L}+ |@p ){0,3}(?:меня|нас|@p|друг друга|мне)|(?:меня|друг друга)(?: ли)?(?: \\p{L}+| @p){0,2} люб(?:ит|им|ят|ил[аи]?)|любовь(?: \\p{L}+)?(?: ли)? (?:ли|это|между|с|у нас|к|ко|возможна|получится)|(?:нас|нами|это|есть ли|про|насчет|возможна ли|будет ли|о) любов(?:ь|ью|и)|(?:с|со) любовью|полюбит (?:ли )?(?:@p )?(?:меня|@p)',
      'поцел\\p{L}+|целова\\p{L}+|целуе\\p{L}+|(?:спать|спит|сплю) (?:ли )?(?:с|со) (?:мной|@p)|ухажива\\p{L}+ за (?:мной|@p)|чувств\\p{L}* (?:ко мне|к @p)|испытыва\\p{L}+ (?:ли )?(?:\\p{L}+ |@p ){0,3}чувств\\p{L}*|без ума от (?:меня|@p)|нравлюсь (?:ли )?(?:я )?@p|быть вместе|(?:мой|моим) парн\\p{L}+|(?:моя|моей) девушк\\p{L}+',
      '(?:стоит|можно|хочу|хочет|начать|нужно|надо|пора|буд\\p{L}+|стан\\p{L}+|могли бы|можем|получится|стоило бы|предложить|не)(?: ли)?(?: \\p{L}+| @p){0,3} встречаться(?! (?:реже|чаще|пореже|почаще|раз |по ))|(?:мы|я)(?: с @p)? встречаемся',
    ]),
    aside:
      /(?<!\p{L})(?:скажи(?:те)?(?: мне)?|подскажи(?:те)?(?: мне)?|я хочу (?:знать|спросить)|мне интересно|расскажи(?:те)?(?: мне)?|как часто[^,.?!]*|я думаю)(?!\p{L})|(?<!\p{L})(?:если|когда|что|раз) (?:бы )?я (?:снова |опять )?(?:влюб\p{L}+|выйду замуж|вышла замуж|женюсь|женился|начну (?:снова )?встречаться|встречаюсь|заведу роман)(?! (?:за |на |с |в )@p)[^,.?!]*/gu,
    together:
      /(?<![\p{L}@])(?:я|меня|мне|мной|мною|мо[йяеию]|моего|моей|моему|моим|мою|моих|мы|нас|нам|нами|наш\p{L}*|друг друг\p{L}*|друг (?:к|с|в|о|за|от|для|без) друг\p{L}*|(?:с|со|к|за|на|между|для|от|в) @p|@p и @p)(?!\p{L})/u,
  },
}

/** Words for the one somebody lives with: what is asked beside them is asked of them. */
export const OWN_PARTNER: Record<Lang, RegExp> = {
  en: /(?<!\p{L})(?<!(?:be|become|becomes|becoming|being|as) )my (?:\p{L}+ )?(?:husband|wife|partner|boyfriend|girlfriend|fianc\p{L}+|spouse|bf|gf)(?!\p{L})/u,
  ru: /(?<!\p{L})(?<!(?:стать|стан\p{L}+|быть|буд\p{L}+) )(?<!(?:стать|стан\p{L}+|быть|буд\p{L}+) мо\p{L}+ )(?:мо\p{L}+ (?:\p{L}+ )?)?(?:муж(?:а|у|ем|е)?|жен(?:а|ы|е|у|ой)|парн(?:я|ю|ем)|девушк(?:а|и|е|у|ой)|жених\p{L}*|невест\p{L}*|супруг\p{L}*)(?!\p{L})/u,
}
