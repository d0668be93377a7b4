import type { Lang } from '#language/lang.ts'

/**
 * Words of lovers, as stems and turns of phrase: love between the sexes, courting, marriage, desire, the body and the bed.
 * What is dear to kin, friends and children is not among them: fondness, tenderness, a hug, a home shared. Ambiguous words
 * are listed where they mean lovers (“fell for”, «роман») and left out where they don't (“a tennis court”, «романс»).
 */
const ROMANCE: Record<Lang, readonly string[]> = {
  en: [
    'lovers?|lovebirds?|lovemaking|love(?:-| )(?:affairs?|lives|life|story|stories|letters?|nest|match|triangle)',
    '(?:in|into|fell out of|fall out of) love(?! of| with (?:an idea|a place))|ma(?:ke|kes|de|king) love|love at first',
    'f(?:all|alls|ell|alling|allen) in love|crush(?:es)? on|(?:have|has|had) (?:a )?crush(?:es)?|head over heels|lovesick|besotted|smitten|enamou?red|infatuat\\p{L}*',
    'beloved|sweethearts?|darlings?|soul ?mates?|the one you love|old flames?|flings?|paramours?|suitors?|mistress(?:es)?|heart-?throbs?',
    'romanc\\p{L}*|romantic\\p{L}*|flirt\\p{L}*|woo(?:s|ed|ing)|courtship|court(?:ed|ing)?(?= (?:each|one|him|her|them|you|the (?:person|one)|slowly|by))|courting|seduc\\p{L}*|serenad\\p{L}*|chat(?:s|ted)? up',
    'caress\\p{L}*|fondl\\p{L}*|canoodl\\p{L}*|spoon(?:s|ed|ing) (?:each|in)|t(?:ake|akes|ook) (?:your|their|each other’s) hand',
    'erotic\\p{L}*|sex|sexes|sexual\\p{L}*|sexy|sensual\\p{L}*|carnal\\p{L}*|libido\\p{L}*|lust(?:s|ed|ful\\p{L}*)?|orgasm\\p{L}*|aphrodisiac\\p{L}*|foreplay|arous\\p{L}+',
    'desir\\p{L}*|passion(?:s|ate|ately)?|attract(?:ion|ions|ed to|ive|ively|iveness)|magnetic|irresistibl\\p{L}*|chemistry between|turns? (?:you|them|each other) on',
    'there(?:’s| is| are) (?:a )?sparks?|sparks? (?:fly|flies|flew|between)|live to the touch|pulse (?:answers|quickens|races)|made for the (?:place|seat) beside',
    'bathroom floor|clean sheets|drawn the curtains|two spoons|take (?:it )?off last|under the (?:shirt|coat)|through the (?:shirt|coat)|separate (?:holidays|vacations)|undress\\p{L}*|naked\\p{L}*|nud(?:e|es|ity)|bare skin|lingerie|negligee|lights (?:off|out)|strip(?:s|ped)? off',
    'in bed|into bed|to bed with (?:you|him|her|them|each)|bed(?: is|’s)? unmade|shar(?:e|es|ed|ing) (?:a|the|one) (?:bed|pillow|bath)|or a bed|(?:side|half) of the bed|pillow talk|(?:across|on) (?:a|the|one|the same) pillow|between the sheets|marital|bedfellows?|sle(?:ep|eps|pt|eping) (?:with (?:each|you|him|her|them|this)|together)|spend(?:s|ing)? the night',
    'marr(?:y|ies|ied|iages?|ying)|remarr\\p{L}*|wed|wedd(?:ed|ings?)|wedlock|brid(?:e|es|al|egroom|egrooms|esmaids?)|newly-?weds?|honeymoon\\p{L}*|the altar|(?:your|their|exchang\\p{L}+|marriage|wedding) vows|fianc\\p{L}+|betroth\\p{L}*|engaged to|engagement ring|propos(?:e|es|ed|al)(?= (?:marriage|on one knee))|spous\\p{L}+|husbands?|wife|wives|in-laws|divorc\\p{L}*(?= (?:each|one|your))|elope\\p{L}*',
    'boyfriends?|girlfriends?|(?:your|the|an|her|his|their) ex|exes|former (?:partners?|lovers?)|(?:life|lifelong|new) partner(?! in crime)|(?:the|a|this|your|old|married|young) couple(?! of)|couples|couplehood',
    'dating|(?:first|second|third|blind|hot) date|(?:a|on|go on|your) date with|go(?:es|ing)? on (?:a )?dates?|dates? night|date night',
    'infidel\\p{L}*|unfaithful\\p{L}*|cheat(?:s|ed|ing)? on|adulter\\p{L}*|two-tim\\p{L}*',
    'intima(?:te|tely|cy|cies)|physical (?:closeness|contact|love|intimacy|attraction|pull)|passing whim|wants? (?:your|each other’s) body|body to body|skin to skin|wanted whole|be wanted(?! on)|feel wanted|made for each other',
    'do (?:this|it) to each other|too fast,? too (?:soft|slow)|as one of you likes it|’s opening line|what the other lives for|in your own skin|courtesy never touches',
    'keener than the other|interest is followed by withdrawal|comes? back by choice|distance is taken|tak(?:e|es|ing) (?:your|their) distance|day on which you’ll be back|both are free to go',
    'across a crowded room|third person into|where nobody sees (?:either|any) of you|that you tell nobody about|number around midnight|you as though there were more to come',
  ],
  ru: [
    'влюбл(?!яется|яются)\\p{L}*|влюбч\\p{L}*|любовник\\p{L}*|любовниц\\p{L}*|любовн\\p{L}*|возлюбленн\\p{L}*|полюбов\\p{L}*ц\\p{L}*|любим(?:ый|ая|ой|ую) (?:человек|лиц\\p{L}*)|любим(?:ое|ого) лиц\\p{L}*|любим(?:ых|ому|ой)(?= (?:не|ждёт|обещ))|без памяти|по уши',
    '(?:роман(?:а|у|ом|е|ы|ов|ам|ами|ах)?)|романти\\p{L}*|флирт\\p{L}*|кокет\\p{L}*|заигрыва\\p{L}*|ухаж(?:ёр|ер)\\p{L}*|ухажив\\p{L}*(?! за (?:ней|ним(?!и)|больн|удач|цвет|сад|животн|стар))|поухаж\\p{L}*|волочи\\p{L}*|серенад\\p{L}*|кавалер(?!ист|ия|ийск)\\p{L}*|амурн\\p{L}*|донжуан\\p{L}*|ловелас\\p{L}*',
    'лобза\\p{L}*|милова\\p{L}*|обжима\\p{L}*',
    'страст(?:ь|и|ью|ей|ям|ями|н\\p{L}*)|эроти\\p{L}*|секс(?!ти)\\p{L}*|сексуал\\p{L}*|чувственн\\p{L}*|похот\\p{L}*|вожделе\\p{L}*|соблазн\\p{L}+|влечени\\p{L}*|притяжени\\p{L}*|либидо|сладостраст\\p{L}*|интим\\p{L}*|оргазм\\p{L}*|возбужда\\p{L}*|возбужд(?:ён|ен)\\p{L}*',
    'тянет (?:вас )?друг к другу|друг к другу (?:вас )?тянет|(?:вас|двоих) (?:и )?тянет (?:сильно|к этому человеку)|магнитом|искр\\p{L}* (?:между (?:вами|двоими)|гаснет|погасла)|искр много|под током|при свечах|одевались друг для друга|желанн(?!ый гость|ым гостем|ыми гостями|ые гости)\\p{L}*|хот(?:ят|ите|ел\\p{L}*) (?:вас|друг друга)(?! (?:в |видеть|понять|слышать|услышать))',
    'спальн(?:я|ю|е|ей|и)|дверь в ванную|чистым бельём|снимают последней|отпуск(?:а)? врозь|на двоих у вас спичка|раздева\\p{L}*|раздет\\p{L}*|разден\\p{L}*|обнаж\\p{L}*|нагот(?:а|ы|у|ой|е)|нагишом|нижн\\p{L}+ бель\\p{L}*|духи(?! предков)|духами(?= )|при (?:погашенном|выключенном) свете|телесн\\p{L}*|тела(?:м)? (?:рядом|греются|друг)',
    'в постел\\p{L}*|общ\\p{L}+ постел\\p{L}*|постель(?=,| или)|стол или постель|половин\\p{L}* кроват\\p{L}*|(?:одн|общ|двуспальн|соседн)\\p{L}+ (?:кроват|подушк)\\p{L}*|на (?:соседней )?подушке|ложе|переспа\\p{L}*(?! с (?:ней|ним|мыслью|этим))|провел\\p{L}* ночь|заноч\\p{L}* вместе',
    'брак(?:а|у|ом|е|и|ов|ам|ами)?|брачн\\p{L}*|женит\\p{L}*|женил\\p{L}*|поженил\\p{L}*|жених\\p{L}*|невест(?!к)\\p{L}*|жен(?:а|ы|у|ой|е|ою|ам|ами|ах)|жён(?:ы|ам|ами|ах)?|муж(?:а|у|ем|е|ья|ьям|ьями|ей)?|замуж\\p{L}*|супруг\\p{L}*|супружес\\p{L}*|свад(?:ьб|еб)\\p{L}*|загс\\p{L}*|венча\\p{L}*|новобрачн\\p{L}*|молодожён\\p{L}*|помолв\\p{L}*|обруч\\p{L}*|медов\\p{L}+ месяц\\p{L}*|сватов?ств\\p{L}*|тёщ\\p{L}*|свекров\\p{L}*',
    'ищ(?:ет|ут|ете) пару|свидани(?:е|я|ю|ем|и|й|ям|ями|ях)|бывш(?:ий|ая|ие|их|им|ими|ей|его)(?= (?:увлечен|возлюбл|муж|жен|парт|станов|пиш|звон))|бывш\\p{L}+ увлечен\\p{L}*|парн(?:ю|ем|я) (?:вашей|твоей) мечты|ваш\\p{L}* (?:партнёр|половинк)\\p{L}*|втор\\p{L}+ половинк\\p{L}*|любовь с первого|в любви(?! к)|роман\\p{L}* на стороне|суженн?\\p{L}*',
    '(?:стар|супружеск)\\p{L}+ измен\\p{L}+|измен(?:а|ы|у)(?=,)|об измене|неверност\\p{L}*|адюльтер\\p{L}*',
    '(?:в|по|о|про) любви(?! (?:к|ко|ли) )|любви(?=,? (?:между|втро|двоих))|любовь(?= (?:здесь|тут|у вас|между|с |на весь|говорит|и власть|на двоих))|для (?:влюбл|любв)\\p{L}*|рождены друг для друга',
    'дела(?:ете|ют) это друг с другом|желани\\p{L} одной стороны|ради чужого удовольствия|напору рады|(?:будто )?не встречаются с тобой|для второго — то, ради чего он живёт|до мест, куда вежливость',
    'связь (?:у вас )?свободн\\p{L}+|свободн\\p{L}+ связ\\p{L}+|потреб\\p{L}+ гарантий|возвращаются без допроса|уходят без бегства|берёте паузу|хочется других лиц|верность (?:будет )?с обеих|при полной верности',
    'не отвернулись от них|между вами происходит там, где никто|вас никто не видит|что-нибудь, о чём никто не узнает|кого-нибудь третьего в то',
  ],
}

/** What a small child does as well, and only between others is a word of lovers. */
const ALSO_OF_CHILDREN: Record<Lang, readonly string[]> = {
  en: [
    'f(?:all|alls|ell|alling|allen) for(?! (?:the trick|a trick|it))|kiss\\p{L}*|cuddl\\p{L}*|snuggl\\p{L}*|hold(?:s|ing)? hands|jealous\\p{L}*|perfume|(?:a|the|your) partner|in (?:the )?bath',
  ],
  ru: [
    'поцел\\p{L}*|целова\\p{L}*|целуе\\p{L}*|целую(?:т|щ)\\p{L}*|перецелов\\p{L}*|ревн(?:ость|ости|остью|ив\\p{L}*|у(?:ет|ете|ют|ю|я))|ревнова\\p{L}*|влюбля(?:ет|ют)ся|любим(?:ого|ому|ым) человек\\p{L}*|соблазн',
  ],
}

const edge = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu')
const compiled = ({ en, ru }: typeof ROMANCE) => ({ en: en.map(edge), ru: ru.map(edge) })
const OF_LOVERS = compiled(ROMANCE)
const OF_EITHER = compiled(ALSO_OF_CHILDREN)

/**
 * The words in a text that belong to lovers, as they stand there; none in what any two people may be told. In a text on a
 * child's own ways, a kiss at the school gate is a kiss at the school gate.
 */
export function romanceIn(lang: Lang, text: string, of: 'pair' | 'child' = 'pair'): string[] {
  const patterns = of === 'child' ? OF_LOVERS[lang] : [...OF_LOVERS[lang], ...OF_EITHER[lang]]
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([words]) => words))
}
